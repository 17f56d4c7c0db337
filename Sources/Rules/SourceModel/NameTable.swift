/// Numbers by name.
///
/// The type is in this module, which is always optimized, because a dictionary is slow in modules that aren't.
package struct NameTable: Sendable {
    private var numbers: [String: Int] = [:]

    /// Makes a table without names.
    package init() {}

    /// The number of a name, which is the first one that was added.
    package subscript(name: String) -> Int? { numbers[name] }

    /// Gives a number to a name that has none yet.
    package mutating func add(_ name: String, _ number: Int) {
        if numbers[name] == nil { numbers[name] = number }
    }
}
