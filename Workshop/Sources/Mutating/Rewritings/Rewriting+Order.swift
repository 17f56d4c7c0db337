import SourceModel

extension Rewriting {
    /// Reverses the order of members; cases keep theirs, and so do the stored properties of a struct.
    static let reversedOrder: Rewriting = .init(
        "reversed-order", "Reverses the order of members, and that of types and extensions in a file."
    ) { code, _ in
        let file = code.file
        let start = code.file.declarations.first.flatMap { lineAfterImports(before: $0, in: code) } ?? 0
        guard let chunks = Chunks(file.declarations, from: start, to: file.bytes.count, in: code)?.chunks else {
            return code.text(0..<file.bytes.count)
        }
        return code.text(0..<start) + reversed(chunks, isStruct: false, in: code)
    }

    private static func reversed(_ chunks: [Chunks.Chunk], isStruct: Bool, in code: ParsedFile) -> String {
        let fixed = chunks.filter { isFixed($0.declaration, isStruct: isStruct) }
        let others = chunks.filter { !isFixed($0.declaration, isStruct: isStruct) }
        return (others.reversed() + fixed).map { chunk in
            let text = withReversedMembers(chunk, in: code)
            return text.hasPrefix("\n") ? text : "\n" + text
        }.joined()
    }

    private static func isFixed(_ declaration: Declaration, isStruct: Bool) -> Bool {
        if declaration.kind == .enumCase { return true }
        return declaration.kind == .property && declaration.isStored && !declaration.isStatic && isStruct
    }

    private static func withReversedMembers(_ chunk: Chunks.Chunk, in code: ParsedFile) -> String {
        let declaration = chunk.declaration
        guard declaration.isType || declaration.kind == .extension, let body = declaration.extent.body,
            let chunks = Chunks(membersOf: declaration, in: code)?.chunks, let first = chunks.first,
            let last = chunks.last
        else { return code.text(chunk.range) }
        let head = code.text(chunk.range.lowerBound..<body.lowerBound)
        let tail = code.text(last.range.upperBound..<chunk.range.upperBound)
        let lineEnd = code.text(body.lowerBound..<first.range.lowerBound)
        return head + lineEnd + reversed(chunks, isStruct: declaration.kind == .struct, in: code) + tail
    }

    /// Returns the start of the line after the last import; nil if the imports don't precede the first declaration.
    static func lineAfterImports(before first: Declaration, in code: ParsedFile) -> Int? {
        guard let last = code.file.imports.last else { return 0 }
        let offset = code.offset(of: last.location)
        guard offset < first.extent.whole.lowerBound else { return nil }
        return code.file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
}
