import CSourceKit

/// Makes a `SourceFile` of one text.
struct SourceFileReader {
    let path: String
    let place: [String]
    let bytes: [UInt8]

    func read(with sourceKit: SourceKit) throws(SourceModelError) -> SourceFile {
        try sourceKit.read(bytes) { outline throws(SourceModelError) in
            if let error = outline.error {
                throw .sourceKitRefused(path: path, reason: String(cString: error))
            }
            let starts = UnsafeBufferPointer(start: outline.lines, count: Int(outline.line_count))
            let lines = LineTable(starts: Array(starts))
            let names = ReferenceReader(path: path, bytes: bytes, outline: outline).read()
            let declarations = DeclarationReader(path: path, bytes: bytes, outline: outline, lines: lines).read()
            return SourceFile(
                path: path, place: place, bytes: bytes, imports: names.imports, declarations: declarations,
                references: names.references, lines: lines)
        }
    }
}
