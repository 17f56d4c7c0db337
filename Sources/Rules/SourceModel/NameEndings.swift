/// Endings of names, to find the longest one of a name; in this module for the same reason as `NameTable`.
package struct NameEndings: Sendable {
    private var numbers: [String: Int] = [:]
    /// The lengths of the endings in UTF-8 bytes, the longest first.
    private let lengths: [Int]

    /// Collects endings with their numbers; of equal endings the first counts.
    package init(_ endings: [(ending: String, number: Int)]) {
        for (ending, number) in endings where !ending.isEmpty && numbers[ending] == nil { numbers[ending] = number }
        lengths = Set(numbers.keys.map(\.utf8.count)).sorted(by: >)
    }

    /// The longest ending of a name, and its number; the ending may be the whole name.
    package func longest(of name: Substring) -> (ending: String, number: Int)? {
        let count = name.utf8.count
        for length in lengths where length <= count {
            // A length that cuts a character in two gives no ending.
            guard let ending = String(name.utf8.suffix(length)), let number = numbers[ending] else { continue }
            return (ending, number)
        }
        return nil
    }
}
