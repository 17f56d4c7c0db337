import SourceModel

/// A file as tokens whose brackets know each other.
struct SwiftText: Sendable {
    /// What was read of it.
    let file: SourceFile
    /// All of it, in order.
    let tokens: [Token]
    /// For each bracket the place of the one that belongs to it; for all others their own.
    let partners: [Int]

    /// The text of that file.
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

    /// The tokens that begin in a range of bytes.
    func tokens(in range: Range<Int>) -> Range<Int> {
        first(from: range.lowerBound)..<first(from: range.upperBound)
    }

    /// From the first byte of the first of these tokens to behind the last.
    func range(of tokens: Range<Int>) -> Range<Int> {
        self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }

    /// The text of these tokens as it is written.
    func text(of tokens: Range<Int>) -> String { file.text(in: range(of: tokens)) }

    /// The text of these tokens in one line, cut where it is long.
    func quote(_ tokens: Range<Int>) -> String {
        let words = text(of: tokens).split { $0 == " " || $0.isNewline }.joined(separator: " ")
        return words.count > 80 ? "`" + words.prefix(77) + "…`" : "`" + words + "`"
    }

    /// The token at a place, nil outside of the text.
    func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// The line that a token ends on: a string may have several.
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
