import SourceModel

/// The kind of collection that a variable holds, by its type or by its initial value.
package enum CollectionKind: String {
    case array = "an array"
    case dictionary = "a dictionary"
    case set = "a set"

    /// Finds the kind; nil if the variable holds no collection, as far as the sources tell.
    package init?(of variable: Declaration, in file: SourceFile, _ codebase: Codebase) {
        let written = variable.knownType?.text ?? Self.literal(of: variable, in: file)
        guard let written, let kind = Self.kind(written, codebase, depth: 0) else { return nil }
        self = kind
    }

    private static func kind(_ written: String, _ codebase: Codebase, depth: Int) -> Self? {
        var text = written.filter { !$0.isWhitespace }
        while let last = text.last, last == "?" || last == "!" { text.removeLast() }
        while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        if text.hasPrefix("["), text.hasSuffix("]") { return isDictionary(text) ? .dictionary : .array }
        let name = text.prefix { $0 != "<" }
        switch name {
        case "Array", "ContiguousArray", "ArraySlice", "NSArray", "NSMutableArray": return .array
        case "Dictionary", "NSDictionary", "NSMutableDictionary": return .dictionary
        case "Set", "NSSet", "NSMutableSet": return .set
        case "Optional":
            return depth < 4 ? kind(String(text.dropFirst(9).dropLast()), codebase, depth: depth + 1) : nil
        default:
            // A typealias may hide the collection.
            guard depth < 4, let alias = codebase.alias(at: String(name)) else { return nil }
            return kind(alias, codebase, depth: depth + 1)
        }
    }

    /// Whether the text is `[A: B]`, with the colon at the outermost level.
    private static func isDictionary(_ text: String) -> Bool {
        var depth = 0
        var isInString = false
        for character in text {
            switch character {
            case "\"": isInString.toggle()
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case ":" where depth == 1 && !isInString: return true
            default: break
            }
        }
        return false
    }

    /// The initial value if it is only a literal: `["a", "b"]`, `[:]`.
    private static func literal(of variable: Declaration, in file: SourceFile) -> String? {
        let text = file.text(in: variable.extent.name.upperBound..<variable.extent.whole.upperBound)
        let value = text.drop { $0.isWhitespace }
        guard value.first == "=" else { return nil }
        let literal = value.dropFirst().drop { $0.isWhitespace }
        // A call on the literal is outside of the variable's extent.
        let end = variable.extent.whole.upperBound
        let isUsed = ["[", ".", "("].contains(file.text(in: end..<end + 1))
        return literal.first == "[" && closes(literal) && !isUsed ? String(literal) : nil
    }

    /// Whether the last character closes the first bracket.
    private static func closes(_ text: Substring) -> Bool {
        var depth = 0
        for (index, character) in zip(text.indices, text) {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...].allSatisfy(\.isWhitespace) }
        }
        return false
    }
}
