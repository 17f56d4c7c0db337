import SourceModel

/// A file's tokens and brackets, which tell where statements and blocks begin and end.
struct ParsedFile: Sendable {
    private let swift: SwiftText
    /// For each token, the index of the innermost open bracket around it; -1 outside of all brackets.
    private let parents: [Int]

    init(_ file: SourceFile) {
        swift = SwiftText(file)
        var (parents, open): ([Int], [Int]) = ([], [])
        for (index, token) in swift.tokens.enumerated() {
            if token.kind == .closing { _ = open.popLast() }
            parents.append(open.last ?? -1)
            if token.kind == .opening { open.append(index) }
        }
        self.parents = parents
    }

    var file: SourceFile { swift.file }
    var tokens: [Token] { swift.tokens }

    // MARK: - Text

    /// Returns the file's text with edits, which must not overlap.
    func edited(_ edits: [TextEdit]) -> String { TextEdit.applied(edits, to: file.bytes) }

    func text(_ range: Range<Int>) -> String { file.text(in: range) }

    /// Returns a token's text; empty if the index is out of range.
    func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    func isSign(_ index: Int, _ sign: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].text == sign && tokens[index].kind != .string
    }

    /// Whether the token is this keyword: after a dot, after a `#` and as a label, the word isn't one.
    func isKeyword(_ index: Int, _ keyword: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && word(index) == keyword
            && !isSign(index - 1, ".") && !isSign(index - 1, "#") && !(isSign(index + 1, ":") && keyword != "default")
    }

    // MARK: - Places

    /// Returns the offset of a line and column.
    func offset(of location: Location) -> Int {
        var (line, offset) = (1, 0)
        while line < location.line, offset < file.bytes.count {
            if file.bytes[offset] == UInt8(ascii: "\n") { line += 1 }
            offset += 1
        }
        return offset + location.column - 1
    }

    func start(_ index: Int) -> Int { tokens[index].range.lowerBound }
    func end(_ index: Int) -> Int { tokens[index].range.upperBound }
    /// Returns the matching bracket of a bracket; nil for other tokens.
    func partner(_ index: Int) -> Int? { swift.partners[index] == index ? nil : swift.partners[index] }
    func parent(_ index: Int) -> Int { parents[index] }

    /// Returns the first token that begins at or after an offset.
    func index(from offset: Int) -> Int { swift.tokens(in: offset..<max(offset, file.bytes.count)).lowerBound }

    /// Returns the innermost open brace around a token, ignoring other brackets; nil outside of all braces.
    func brace(around index: Int) -> Int? {
        var parent = parent(index)
        while parent >= 0, !isSign(parent, "{") { parent = self.parent(parent) }
        return parent < 0 ? nil : parent
    }

    /// Returns the bytes between a brace and its partner.
    func inside(_ brace: Int) -> Range<Int>? {
        partner(brace).map { end(brace)..<start($0) }
    }

    /// Returns the next token at the same level as `index` that meets a condition, without entering brackets.
    func next(after index: Int, where holds: (Int) -> Bool) -> Int? {
        var next = index + 1
        while next < tokens.count, parent(next) >= parent(index) || parent(next) == parent(index) {
            if parent(next) == parent(index), holds(next) { return next }
            next += 1
        }
        return nil
    }

    // MARK: - Blocks

    /// Whether a brace opens the body of a `switch`.
    func opensSwitch(_ brace: Int) -> Bool {
        var index = brace - 1
        while index >= 0, parent(index) >= parent(brace) {
            if parent(index) == parent(brace) {
                if isSign(index, "{") || isSign(index, "}") || isKeyword(index, "in") { return false }
                if isKeyword(index, "switch") { return true }
            }
            index -= 1
        }
        return false
    }

    /// Whether a statement begins at a token, and doesn't continue from the tokens before it.
    func beginsStatement(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        if isSign(index - 1, "{") || isSign(index - 1, "}") || isSign(index - 1, ";") { return true }
        if isKeyword(index - 1, "in") || isSign(index - 1, ":") { return true }
        guard tokens[index].line > tokens[index - 1].line, !isSign(index, "."), !isSign(index, "?"), !isSign(index, ":")
        else { return false }
        // Operators and unfinished statements continue on the next line.
        if isKeyword(index - 1, "else") || isKeyword(index - 1, "return") { return false }
        if tokens[index].kind == .sign, tokens[index].text != "!", tokens[index].text != "-" { return false }
        switch tokens[index - 1].kind {
        case .word, .number, .string, .closing: return true
        case .opening, .mark: return false
        case .sign: return isSign(index - 1, "?") || isSign(index - 1, "!") || isSign(index - 1, ">")
        }
    }
}
