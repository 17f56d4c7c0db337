import SourceModel

/// A file's tokens, with matched brackets.
struct SwiftText: Sendable {
    /// The parsed file.
    let file: SourceFile
    /// All tokens in order.
    let tokens: [Token]
    /// For each bracket, the index of its partner; for other tokens, their own index.
    let partners: [Int]

    /// Splits a file into tokens and matches its brackets.
    init(_ file: SourceFile) {
        self.file = file
        tokens = TokenReader.tokens(of: file.bytes)
        var partners = Array(tokens.indices)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .opening { open.append(index) }
            if token.kind == .closing, let start = open.popLast() {
                (partners[start], partners[index]) = (index, start)
            }
        }
        self.partners = partners
    }

    /// Returns the tokens that begin in a range of bytes.
    func tokens(in range: Range<Int>) -> Range<Int> {
        first(from: range.lowerBound)..<first(from: range.upperBound)
    }

    /// Returns the bytes from the start of the first token to the end of the last.
    func range(of tokens: Range<Int>) -> Range<Int> {
        self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }

    /// Returns the source text of these tokens.
    func text(of tokens: Range<Int>) -> String { file.text(in: range(of: tokens)) }

    /// Returns the text of these tokens in one line, shortened if it is long.
    func quote(_ tokens: Range<Int>) -> String {
        let words = text(of: tokens).split { $0 == " " || $0.isNewline }.joined(separator: " ")
        return words.count > 80 ? "`" + words.prefix(77) + "…`" : "`" + words + "`"
    }

    /// Returns a token; nil if the index is out of range.
    func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// Returns the line of a token's end, since a string may span several lines.
    func lastLine(of index: Int) -> Int {
        let token = tokens[index]
        return token.kind == .string ? token.line + token.text.count(where: \.isNewline) : token.line
    }

    private func first(from offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
