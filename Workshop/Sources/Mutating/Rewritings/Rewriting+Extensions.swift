import SourceModel

extension Rewriting {
    /// Turns `class Scene: Screen, Displays { }` into `class Scene: Screen { }` and `extension Scene: Displays {}`.
    static let conformanceInAnExtension: Rewriting = .init(
        "conformance-in-an-extension", "Says in an extension to what protocols a type conforms; its members stay."
    ) { code, sources in
        let conformances = Conformances(sources)
        let edits = code.file.declarations.flatMap { type -> [TextEdit] in
            let names = conformances.movable(of: type)
            guard type.isType, type.kind != .protocol, let body = type.extent.body, let first = type.inherited.first,
                !names.isEmpty
            else { return [] }
            let brace = code.index(from: body.lowerBound) - 1
            let kept = type.inherited.filter { !names.contains($0) }.map(\.text)
            let list = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
            let name = code.index(from: type.extent.name.lowerBound)
            guard
                let colon = (name..<brace).first(where: { code.isSign($0, ":") && code.parent($0) == code.parent(name) }
                ),
                code.start(colon) < code.offset(of: first.location), !code.isSign(name + 1, "<")
            else { return [] }
            let moved = names.map(\.text).joined(separator: ", ")
            let end = type.extent.whole.upperBound
            return [
                TextEdit(code.end(colon - 1)..<code.start(openBrace(of: type, in: code)), list + " "),
                TextEdit(end..<end, "\n\n\(isolation(of: type))extension \(type.name): \(moved) {}"),
            ]
        }
        return code.edited(edits)
    }

    /// Moves the methods of a type to an extension below it, in the same file.
    static let methodsInAnExtension: Rewriting = .init(
        "methods-in-an-extension", "Moves the methods of each type to an extension below it."
    ) { code, _ in
        let edits = code.file.declarations.flatMap { type -> [TextEdit] in
            let moved = movableMethods(of: type, in: code)
            guard !moved.isEmpty else { return [] }
            let end = type.extent.whole.upperBound
            let text = moved.map { code.text($0.range) }.joined(separator: "\n")
            return moved.map { TextEdit($0.range, "") } + [
                TextEdit(end..<end, "\n\n\(isolation(of: type))extension \(type.name) {\n\(text)}")
            ]
        }
        return code.edited(edits)
    }

    /// Returns the methods that an extension may have; overrides and initializers stay in the type.
    static func movableMethods(of type: Declaration, in code: ParsedFile) -> [Chunks.Chunk] {
        guard type.isType, type.kind != .protocol, let chunks = Chunks(membersOf: type, in: code)?.chunks,
            !type.members.contains(where: { $0.kind == .genericParameter })
        else { return [] }
        return chunks.filter { $0.declaration.kind == .method && !$0.declaration.has("override") }
    }

    /// Returns `nonisolated ` if the type has it, since its extensions need it as well.
    static func isolation(of type: Declaration) -> String { type.has("nonisolated") ? "nonisolated " : "" }

    private static func openBrace(of type: Declaration, in code: ParsedFile) -> Int {
        let offset = type.extent.body?.lowerBound ?? 0
        return code.tokens.lastIndex { $0.range.upperBound <= offset && $0.text == "{" } ?? 0
    }
}
