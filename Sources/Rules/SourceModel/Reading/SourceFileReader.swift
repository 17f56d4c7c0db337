import CSourceKit

/// Turns a text into a `SourceFile`.
struct SourceFileReader {
    enum Text {
        case bytes([UInt8])
        case file(path: String)
    }

    /// The path as messages show it.
    let path: String
    let place: [String]
    let text: Text

    /// Returns the text, and whether it may be joined with others.
    func load() throws(UnreadFile) -> (bytes: [UInt8], mayJoin: Bool) {
        let bytes =
            switch text {
            case .bytes(let bytes): bytes
            case .file(let file): try FileBytes.read(file, shownAs: path)
            }
        let textGuard = TextGuard(path: path, bytes: bytes)
        if let refusal = textGuard.refusal { throw refusal }
        return (bytes, textGuard.isClosed && JoinedText.mayJoin(bytes))
    }

    /// Reads the text by itself.
    func read(_ bytes: [UInt8], with sourceKit: SourceKit) throws(UnreadFile) -> SourceFile {
        let reading = sourceKit.read(JoinedText([bytes]))
        guard let file = reading.map({ file(bytes, $1) }).first else {
            throw UnreadFile(
                path: path, reason: reading.error.map { "SourceKit says: \($0)" } ?? "SourceKit gave no answer",
                fix: "check that the file is Swift source text")
        }
        return file
    }

    func file(_ bytes: [UInt8], _ outline: csk_outline) -> SourceFile {
        let starts = UnsafeBufferPointer(start: outline.lines, count: Int(outline.line_count))
        let lines = LineTable(starts: Array(starts))
        let names = ReferenceReader(path: path, bytes: bytes, outline: outline).read()
        let declarations = DeclarationReader(path: path, bytes: bytes, outline: outline, lines: lines).read()
        return SourceFile(
            path: path, place: place, bytes: bytes, imports: names.imports, declarations: declarations,
            references: names.references, closures: ClosureReader(outline: outline).read(),
            directives: directives(in: outline, bytes, lines), lines: lines)
    }

    private func directives(in outline: csk_outline, _ bytes: [UInt8], _ lines: LineTable) -> [Directive] {
        UnsafeBufferPointer(start: outline.directives, count: Int(outline.directive_count)).map { range in
            let offset = Int(range.offset)
            let (line, column) = lines.position(of: offset)
            return Directive(
                text: String(decoding: bytes[offset..<offset + Int(range.length)], as: UTF8.self),
                location: Location(file: path, line: line, column: column), offset: offset)
        }
    }
}
