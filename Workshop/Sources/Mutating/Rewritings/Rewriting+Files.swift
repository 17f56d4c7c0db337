import SourceModel

extension Rewriting {
    /// Moves declarations that share nothing private with the rest of the file to a second file.
    static let fileInTwo: Rewriting = .init(
        "file-in-two", "Moves extensions, types and methods that use nothing private to files of their own."
    ) { (file: SourceFile, _: Sources) -> [String: String] in
        let code = ParsedFile(file)
        // A rule keeps a module's contract in one file, because it is read in one piece.
        guard !file.name.hasSuffix("Contract.swift"), let first = file.declarations.first,
            let start = Rewriting.lineAfterImports(before: first, in: code),
            let chunks = Chunks(file.declarations, from: start, to: file.bytes.count, in: code)?.chunks
        else { return [:] }
        var (edits, moved): ([TextEdit], [String]) = ([], [])
        for chunk in chunks.dropFirst() where mayLeave(chunk, in: code) {
            edits.append(TextEdit(chunk.range, ""))
            moved.append(code.text(chunk.range))
        }
        for chunk in chunks where !edits.contains(where: { $0.range == chunk.range }) {
            let methods = movableMethods(of: chunk.declaration, in: code).filter { mayLeave($0, in: code) }
            guard !methods.isEmpty, !isHidden(chunk.declaration) else { continue }
            edits += methods.map { TextEdit($0.range, "") }
            let head = "\n\(isolation(of: chunk.declaration))extension \(chunk.declaration.name) {\n"
            moved.append(head + methods.map { code.text($0.range) }.joined(separator: "\n") + "}\n")
        }
        guard !moved.isEmpty else { return [:] }
        let beside = file.path.replacingSuffix(".swift", with: "+Rest.swift")
        return [file.path: code.edited(edits), beside: code.text(0..<start) + moved.joined()]
    }

    /// Whether neither side uses anything private of the other: the chunk, and the rest of the file.
    private static func mayLeave(_ chunk: Chunks.Chunk, in code: ParsedFile) -> Bool {
        // The compiler synthesizes a conformance only in the type's own file.
        let bare = code.file.declarations.filter { $0.kind == .extension && $0.members.isEmpty }
        if bare.contains(where: { $0.name == chunk.declaration.name }) { return false }
        let whole = chunk.declaration.extent.whole
        let hidden = code.file.declarations.flatMap(\.all).filter(isHidden)
        let within = names(of: hidden.filter { whole.contains($0.extent.name.lowerBound) }, in: code)
        let outside = names(of: hidden.filter { !whole.contains($0.extent.name.lowerBound) }, in: code)
        guard within.isDisjoint(with: outside) else { return false }
        return code.file.references.allSatisfy { reference in
            !(whole.contains(reference.offset) ? outside : within).contains(reference.name)
        }
            && (code.index(from: whole.lowerBound)..<code.index(from: whole.upperBound)).allSatisfy {
                !outside.contains(code.word($0))
            }
    }

    /// Returns the names of these declarations; an initializer counts under the name of its type.
    private static func names(of declarations: [Declaration], in code: ParsedFile) -> Set<String> {
        Set(
            declarations.flatMap { declaration -> [String] in
                guard declaration.kind == .initializer else { return [declaration.name] }
                return code.file.path(to: declaration.extent.name.lowerBound).map(\.name)
            })
    }

    private static func isHidden(_ declaration: Declaration) -> Bool {
        declaration.attributes.contains { $0.name == "private" || $0.name == "fileprivate" }
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        hasSuffix(suffix) ? dropLast(suffix.count) + other : self + other
    }
}
