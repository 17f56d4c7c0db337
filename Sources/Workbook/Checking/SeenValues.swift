/// The two sides of a failed comparison, read from Swift Testing's expansion of it.
///
/// For example, `(told → [a]) == ([b] → [b])` expected `[b]` and got `[a]`. Text of another form has no sides, and
/// neither does a comparison with `await`, because Swift Testing shows no values for it.
struct SeenValues: Equatable {
    /// The expected value: the right side, or the side that was written as a literal value.
    let expected: String
    /// The actual value.
    let got: String

    init?(_ text: String) {
        let characters = Array(text)
        guard let middle = Self.first(" == ", in: characters) else { return nil }
        let left = Self.side(characters[..<middle])
        let right = Self.side(characters[(middle + 4)...])
        guard left.isExpanded || right.isExpanded else { return nil }
        let isTurned = right.isExpanded && !left.isExpanded
        expected = isTurned ? left.value : right.value
        got = isTurned ? right.value : left.value
    }

    /// Returns the value of `(expression → value)`, or the text itself.
    private static func side(_ characters: ArraySlice<Character>) -> (value: String, isExpanded: Bool) {
        if characters.first == "(", characters.last == ")" {
            let inner = Array(characters.dropFirst().dropLast())
            if let arrow = first(" → ", in: inner) { return (String(inner[(arrow + 3)...]), true) }
        }
        return (String(characters), false)
    }

    /// Returns the index of the mark outside all brackets and quotes.
    private static func first(_ mark: String, in characters: [Character]) -> Int? {
        let mark = Array(mark)
        var depth = 0
        var isQuoted = false
        for (index, character) in characters.enumerated() {
            switch character {
            case "\"": isQuoted.toggle()
            case "(", "[", "{": depth += isQuoted ? 0 : 1
            case ")", "]", "}": depth -= isQuoted ? 0 : 1
            case " " where depth == 0 && !isQuoted:
                if characters[index...].starts(with: mark) { return index }
            default: break
            }
        }
        return nil
    }
}
