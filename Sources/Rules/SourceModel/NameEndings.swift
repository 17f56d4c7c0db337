/// Endings of names, to find the longest that a name has. It is here for the same reason as `NameTable`.
package struct NameEndings: Sendable {
    private var numbers: [String: Int] = [:]
    /// In UTF-8 bytes, the longest first.
    private let lengths: [Int]

    /// The endings that come first among equals, with their numbers.
    package init(_ endings: [(ending: String, number: Int)]) {
        for (ending, number) in endings where !ending.isEmpty && numbers[ending] == nil { numbers[ending] = number }
        lengths = Set(numbers.keys.map(\.utf8.count)).sorted(by: >)
    }

    /// The longest ending that a name has, and its number; the whole name may be one.
    package func longest(of name: Substring) -> (ending: String, number: Int)? {
        let count = name.utf8.count
        for length in lengths where length <= count {
            // What is cut within a character is no ending.
            guard let ending = String(name.utf8.suffix(length)), let number = numbers[ending] else { continue }
            return (ending, number)
        }
        return nil
    }
}
