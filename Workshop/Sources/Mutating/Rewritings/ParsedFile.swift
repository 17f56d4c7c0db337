import SourceModel

/// A file's tokens and brackets: where statements and blocks begin and end.
struct ParsedFile: Sendable {
    private let swift: SwiftText
    /// For each token, the index of the innermost bracket that is open around it; -1 outside of all.
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

    /// The file with edits, none of which overlap.
    func edited(_ edits: [TextEdit]) -> String { TextEdit.applied(edits, to: file.bytes) }

    func text(_ range: Range<Int>) -> String { file.text(in: range) }

    /// The text of a token; empty where there is none of that index.
    func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    func isSign(_ index: Int, _ sign: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].text == sign && tokens[index].kind != .string
    }

    /// A keyword stands behind no dot, no `#`, and is no label.
    func isKeyword(_ index: Int, _ keyword: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && word(index) == keyword
            && !isSign(index - 1, ".") && !isSign(index - 1, "#") && !(isSign(index + 1, ":") && keyword != "default")
    }

    // MARK: - Places

    /// The offset of a line and column of the file.
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
    /// The bracket that belongs to a bracket; nil for anything else.
    func partner(_ index: Int) -> Int? { swift.partners[index] == index ? nil : swift.partners[index] }
    func parent(_ index: Int) -> Int { parents[index] }

    /// The first token that begins at an offset or behind it.
    func index(from offset: Int) -> Int { swift.tokens(in: offset..<max(offset, file.bytes.count)).lowerBound }

    /// The brace that is open around a token, whatever other brackets are; nil outside of all.
    func brace(around index: Int) -> Int? {
        var parent = parent(index)
        while parent >= 0, !isSign(parent, "{") { parent = self.parent(parent) }
        return parent < 0 ? nil : parent
    }

    /// Between a brace and its partner, in bytes.
    func inside(_ brace: Int) -> Range<Int>? {
        partner(brace).map { end(brace)..<start($0) }
    }

    /// The next token that holds for a condition, beside `index` and not in brackets of its own.
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

    /// Whether a statement begins at a token: nothing on its line stands before it that it belongs to.
    func beginsStatement(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        if isSign(index - 1, "{") || isSign(index - 1, "}") || isSign(index - 1, ";") { return true }
        if isKeyword(index - 1, "in") || isSign(index - 1, ":") { return true }
        guard tokens[index].line > tokens[index - 1].line, !isSign(index, "."), !isSign(index, "?"), !isSign(index, ":")
        else { return false }
        // Operators and words that want more go on in the next line.
        if isKeyword(index - 1, "else") || isKeyword(index - 1, "return") { return false }
        if tokens[index].kind == .sign, tokens[index].text != "!", tokens[index].text != "-" { return false }
        switch tokens[index - 1].kind {
        case .word, .number, .string, .closing: return true
        case .opening, .mark: return false
        case .sign: return isSign(index - 1, "?") || isSign(index - 1, "!") || isSign(index - 1, ">")
        }
    }
}
