import SourceModel

/// Declarations that follow one another, each with the comments above it, as whole lines.
struct Chunks {
    struct Chunk {
        let declaration: Declaration
        /// The bytes from the end of the previous chunk to the end of the declaration's last line.
        let range: Range<Int>
    }

    let chunks: [Chunk]

    /// Splits a text into chunks; nil if declarations share a line, or anything else comes between them.
    init?(_ declarations: [Declaration], from start: Int, to end: Int, in code: ParsedFile) {
        var chunks: [Chunk] = []
        var done = start
        for declaration in declarations where declaration.kind != .genericParameter {
            let whole = declaration.extent.whole
            let line = code.file.bytes[whole.upperBound..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
            let first = code.index(from: done)
            guard done <= whole.lowerBound, code.index(from: whole.lowerBound) == first,
                code.index(from: whole.upperBound) == code.index(from: line)
            else { return nil }
            chunks.append(Chunk(declaration: declaration, range: done..<line))
            done = line
        }
        guard code.isEmpty(done..<end) else { return nil }
        self.chunks = chunks
    }

    /// Splits the members of a type or extension; nil if it is on a single line.
    init?(membersOf declaration: Declaration, in code: ParsedFile) {
        guard let body = declaration.extent.body,
            let line = code.file.bytes[body].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let close = code.file.bytes[body].lastIndex(of: UInt8(ascii: "\n")) ?? line
        self.init(declaration.members, from: line + 1, to: max(line, close) + 1, in: code)
    }
}
