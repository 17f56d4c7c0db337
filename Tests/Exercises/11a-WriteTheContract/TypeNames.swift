import SourceModel

/// The types that the contract declares: its models, wherever they are nested, and its type aliases.
struct TypeNames {
    /// Structs, enums and classes, including those nested in others and in extensions.
    let models: [Declaration]
    private let aliases: [String: TypeName]

    init(_ declarations: [Declaration]) {
        let all = declarations.flatMap(\.all)
        models = all.filter { [.struct, .enum, .class].contains($0.kind) }
        let named = all.filter { $0.kind == .typealias }.compactMap { alias in alias.type.map { (alias.name, $0) } }
        aliases = Dictionary(named) { first, _ in first }
    }

    /// Returns the type with every alias written out.
    func resolved(_ type: TypeName) -> TypeName {
        var text = type.text
        // An alias may refer to another one. One that refers to itself doesn't compile, but is still read.
        for _ in 0..<5 { text = writtenOut(text) }
        return TypeName(text: text, location: type.location)
    }

    /// Returns the last part of each name in a type, `Outcome` of `[ShelfListBookUI.Outcome]`, aliases resolved.
    func names(in type: TypeName) -> [String] {
        resolved(type).names.compactMap { $0.split(separator: ".").last.map(String.init) }
    }

    /// Returns the model with a name.
    func model(_ name: String) -> Declaration? { models.first { $0.name == name } }

    private func writtenOut(_ text: String) -> String {
        var written = ""
        var rest = text[...]
        while let first = rest.first {
            let isName = first.isLetter || first == "_"
            let run = rest.prefix {
                ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") == isName || isName && $0 == "."
            }
            let piece = run.isEmpty ? rest.prefix(1) : run
            rest = rest.dropFirst(piece.count)
            let name = piece.split(separator: ".").last.map(String.init) ?? ""
            let known = aliases[name].map(Self.inParentheses) ?? identifier(String(piece))
            written += isName ? known ?? String(piece) : String(piece)
        }
        return written
    }

    /// Returns the type that `ShelfListBookUI.ID` means, if the model has an `id`.
    private func identifier(_ path: String) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1, parts.last == "ID", let model = model(parts[parts.count - 2]) else { return nil }
        return Contract.values(of: model).first { $0.name == "id" }?.knownType?.text
    }

    /// Returns a function's type in parentheses, so that a question mark behind it belongs to all of it.
    private static func inParentheses(_ type: TypeName) -> String {
        type.text.contains("->") || type.text.contains("&") ? "(\(type.text))" : type.text
    }
}
