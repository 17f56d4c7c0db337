/// Finds the conditions of `if` and `guard` in a text that compiles: each part between commas that binds nothing.
struct ConditionReader {
    private let bytes: [UInt8]
    private let code: CodeMask

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code = CodeMask(bytes)
    }

    /// The conditions that stand in a range, in UTF-8 bytes from the start of the text.
    func conditions(in range: Range<Int>) -> [Range<Int>] {
        range.flatMap { start in
            if isWord("if", at: start), !follows("#", start) { return parts(after: start + 2, endingAtElse: false) }
            if isWord("guard", at: start) { return parts(after: start + 5, endingAtElse: true) }
            return []
        }
    }

    private func parts(after start: Int, endingAtElse: Bool) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (first, depth, index) = (start, 0, start)
        func close() { if let part = condition(in: first..<index) { parts.append(part) } }
        while index < bytes.count {
            defer { index += 1 }
            guard code.isCode(index) else { continue }
            switch bytes[index] {
            case UInt8(ascii: "{") where depth == 0 && !endingAtElse:
                close()
                return parts
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                close()
                first = index + 1
            case UInt8(ascii: "e") where depth == 0 && endingAtElse && isWord("else", at: index):
                close()
                return parts
            default: break
            }
            if depth < 0 { return parts }
        }
        return parts
    }

    /// What of a part is a condition, without the space and the comments around it; nil where it binds a name.
    private func condition(in part: Range<Int>) -> Range<Int>? {
        guard let first = part.first(where: isText), let last = part.last(where: isText) else { return nil }
        let binds = ["let", "var", "case"].contains { isWord($0, at: first) }
        return binds || bytes[first] == UInt8(ascii: "#") ? nil : first..<last + 1
    }

    private func isText(_ index: Int) -> Bool {
        // A string is a part of a condition, though what stands in it is no code.
        (code.isCode(index) || code.isString(index)) && ![9, 10, 13, 32].contains(bytes[index])
    }

    private func isWord(_ word: String, at start: Int) -> Bool {
        let end = start + word.utf8.count
        guard end <= bytes.count, code.isCode(start), bytes[start..<end].elementsEqual(word.utf8) else { return false }
        return !follows(".", start) && !follows("`", start) && !(start > 0 && Self.isLetter(bytes[start - 1]))
            && !(end < bytes.count && Self.isLetter(bytes[end]))
    }

    private func follows(_ sign: Character, _ start: Int) -> Bool {
        start > 0 && bytes[start - 1] == sign.asciiValue
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber
    }
}
