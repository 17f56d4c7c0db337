/// Numbers by name. It is here and no dictionary of its users, since what is generic is slow where nothing is optimized.
package struct NameTable: Sendable {
    private var numbers: [String: Int] = [:]

    /// A table without names.
    package init() {}

    /// The number of a name; the first that was given to it stays.
    package subscript(name: String) -> Int? { numbers[name] }

    /// Gives a number to a name that has none yet.
    package mutating func add(_ name: String, _ number: Int) {
        if numbers[name] == nil { numbers[name] = number }
    }
}
