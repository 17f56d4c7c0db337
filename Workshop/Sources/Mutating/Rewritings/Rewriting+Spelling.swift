import SourceModel

extension Rewriting {
    /// Turns `show(book)` into `self.show(book)`.
    static let explicitSelf: Rewriting = .init(
        "explicit-self", "Writes self before the members that methods use."
    ) { code, sources in
        let scopes = Scopes(code)
        let types = Dictionary(
            grouping: sources.files.flatMap(\.declarations).filter { $0.isType || $0.kind == .extension }, by: \.name)
        let edits = code.file.references.compactMap { reference -> TextEdit? in
            guard reference.receiver == nil, reference.kind != .type, reference.name != "self",
                case .other = scopes.meaning(of: reference.name, at: reference.offset),
                let owner = owner(of: reference, in: code)
            else { return nil }
            let members = (types[owner.name] ?? []).flatMap { $0.members(named: reference.name) }
            guard let first = members.first, members.allSatisfy({ $0.kind == first.kind && !$0.isStatic }),
                first.kind == .method || first.kind == .property, !isCapture(reference, in: code)
            else { return nil }
            return TextEdit(reference.offset..<reference.offset, "self.")
        }
        return code.edited(edits)
    }

    /// Turns `let label = UILabel()` into `let label: UILabel = UILabel()`.
    static let explicitTypes: Rewriting = .init(
        "explicit-types", "Writes the type of each variable whose initial value makes an object."
    ) { code, sources in
        let made = sources.files.flatMap(\.declarations).filter { type in
            type.isType && !type.members.contains { $0.kind == .initializer || $0.kind == .genericParameter }
        }
        let known = Set(made.map(\.name)).union(["UILabel", "UITableView", "UITextField", "DateFormatter"])
        let variables = code.file.declarations.flatMap(\.all).filter {
            ($0.kind == .property || $0.kind == .local) && $0.type == nil
        }
        let edits = variables.compactMap { variable -> TextEdit? in
            let index = code.index(from: variable.extent.name.lowerBound)
            guard let type = variable.inferredType?.text, known.contains(type), code.isSign(index + 1, "="),
                code.word(index + 2) == type
            else { return nil }
            let end = variable.extent.name.upperBound
            return TextEdit(end..<end, ": \(type)")
        }
        return code.edited(edits)
    }

    /// Returns the type or extension whose instance a reference belongs to; nil outside of its members' bodies.
    private static func owner(of reference: Reference, in code: ParsedFile) -> Declaration? {
        let path = code.file.path(to: reference.offset)
        guard let owner = path.last(where: { $0.isType || $0.kind == .extension }),
            let member = path.drop(while: { $0 != owner }).dropFirst().first, !member.isStatic,
            member.isFunction || member.kind == .property && !member.isStored,
            member.extent.body?.contains(reference.offset) == true
        else { return nil }
        return owner
    }

    /// Whether a reference is a capture such as `[now]`, or `if let book`, which allow no `self`.
    private static func isCapture(_ reference: Reference, in code: ParsedFile) -> Bool {
        let index = code.index(from: reference.offset)
        guard code.tokens.indices.contains(index), code.start(index) == reference.offset else { return false }
        if code.isKeyword(index - 1, "let") || code.isKeyword(index - 1, "var") { return true }
        let bracket = code.parent(index)
        guard bracket > 0, code.isSign(bracket, "["), code.isSign(bracket - 1, "{") else { return false }
        return code.isSign(index + 1, ",") || code.isSign(index + 1, "]")
    }
}
