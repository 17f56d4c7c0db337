/// Checks names for Swift, and builds them from other texts.
enum SwiftWord {
    /// Words that can't name a variable or a function without backticks.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    /// Whether a word can be a name: letters, digits and underscores, without a digit first, and not a keyword.
    static func isName(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_" else { return false }
        return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !keywords.contains(word)
    }

    /// `EditItem` for `edit-item`: its words, capitalized, with digits at the front moved to the end.
    static func typeName(from text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = words.joined()
        let digits = joined.prefix { $0.isNumber }
        let rest = joined.dropFirst(digits.count)
        return rest.prefix(1).uppercased() + rest.dropFirst() + digits
    }

    /// `urlOpened` for `URLOpened`, `save` for `Save`.
    static func variableName(from text: String) -> String {
        let name = typeName(from: text)
        let capitals = name.prefix { $0.isUppercase }
        let lowered = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
        return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }
}
