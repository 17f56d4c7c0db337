import SourceModel

/// Renames everything that the rest of an answer can't see, with all uses.
struct Renamer {
    let code: ParsedFile
    private let scopes: Scopes

    init(_ code: ParsedFile) {
        self.code = code
        scopes = Scopes(code)
    }

    // MARK: - Locals

    /// Returns the file with `the` before the names of all local variables and before bodies' names for their
    /// parameters.
    func renamingLocals() -> String {
        var edits: [TextEdit] = []
        for local in scopes.locals {
            let name = local.declaration.name
            let shorthand = local.isShorthand ? " = \(outerName(name, at: local))" : ""
            edits.append(TextEdit(code.tokens[local.index].range, Self.local(name) + shorthand))
        }
        for function in code.file.declarations.flatMap(\.all) where function.isFunction && function.extent.body != nil {
            edits += function.parameters.compactMap { edit(of: $0, in: function) }
        }
        for reference in code.file.references where reference.receiver == nil && reference.kind != .type {
            let range = reference.offset..<reference.offset + reference.name.utf8.count
            if isRenamed(reference.name, at: reference.offset) {
                edits.append(TextEdit(range, Self.local(reference.name)))
            }
        }
        return code.edited(withoutRepetition(edits))
    }

    private func outerName(_ name: String, at local: Scopes.Local) -> String {
        isRenamed(name, at: code.start(local.index)) ? Self.local(name) : name
    }

    private func isRenamed(_ name: String, at offset: Int) -> Bool {
        switch scopes.meaning(of: name, at: offset) {
        case .local: true
        case .parameter: name != "_"
        case .other: false
        }
    }

    private func edit(of parameter: Parameter, in function: Declaration) -> TextEdit? {
        guard let name = parameter.name, name != "_", let body = function.extent.body else { return nil }
        let start = code.offset(of: parameter.location)
        let first = code.index(from: start)
        guard start < body.lowerBound, code.isSign(first + 1, ":") || code.isSign(first + 2, ":") else { return nil }
        if code.isSign(first + 1, ":") {
            return code.word(first) == name ? TextEdit(code.tokens[first].range, "\(name) \(Self.local(name))") : nil
        }
        return TextEdit(code.tokens[first + 1].range, Self.local(name))
    }

    private static func local(_ name: String) -> String { prefixed("the", name) }

    // MARK: - Members

    /// Returns the file with `my` before the names of private members.
    func renamingMembers() -> String {
        var edits: [TextEdit] = []
        let all = code.file.declarations.flatMap(\.all)
        let members = all.filter { ($0.kind == .property || $0.kind == .method) && $0.name != "_" && !$0.name.isEmpty }
        let hidden = members.filter { isHidden($0) }
        let names = Set(hidden.map(\.name)).filter { name in
            members.filter { $0.name == name }.allSatisfy { isHidden($0) } && saysWhose(name)
        }
        for member in hidden where names.contains(member.name) {
            edits.append(TextEdit(member.extent.name, prefixed("my", member.name)))
        }
        for local in scopes.locals where local.isShorthand && names.contains(local.declaration.name) {
            let name = local.declaration.name
            guard case .other = scopes.meaning(of: name, at: code.start(local.index)) else { continue }
            edits.append(TextEdit(code.tokens[local.index].range, "\(name) = \(prefixed("my", name))"))
        }
        let declared = Set(scopes.locals.map { code.start($0.index) })
        for reference in code.file.references
        where names.contains(reference.name) && !declared.contains(reference.offset) {
            guard reference.kind != .type, isMember(reference) else { continue }
            let range = reference.offset..<reference.offset + reference.name.utf8.count
            edits.append(TextEdit(range, prefixed("my", reference.name)))
        }
        return code.edited(withoutRepetition(edits))
    }

    private func isHidden(_ declaration: Declaration) -> Bool {
        // Other files can read a private(set) property.
        let isPrivate = declaration.attributes.contains { ["private", "fileprivate"].contains($0.text) }
        return isPrivate && !declaration.has("override") && !declaration.has("objc")
    }

    /// Whether each use of a name tells which type's member it is.
    private func saysWhose(_ name: String) -> Bool {
        code.file.references.allSatisfy { reference in
            // Behind a bare dot or a longer expression, the member's type is unknown.
            guard reference.name == name, let receiver = reference.receiver else { return true }
            return ReceiverPath.parts(of: receiver)?.isEmpty == false
        }
    }

    private func isMember(_ reference: Reference) -> Bool {
        if let receiver = reference.receiver { return isOwner(ReceiverPath.parts(of: receiver) ?? []) }
        if case .other = scopes.meaning(of: reference.name, at: reference.offset) { return true }
        return false
    }

    /// Whether a receiver is the object itself, or a type of this file.
    private func isOwner(_ parts: [String]) -> Bool {
        guard let first = parts.first, parts.count == 1 else { return false }
        return ["self", "Self"].contains(first) || code.file.declarations.contains { $0.isType && $0.name == first }
    }

    // MARK: - Both

    private func withoutRepetition(_ edits: [TextEdit]) -> [TextEdit] {
        var seen: Set<Int> = []
        return edits.filter { seen.insert($0.range.lowerBound).inserted }
    }
}

private func prefixed(_ prefix: String, _ name: String) -> String {
    prefix + name.prefix(1).uppercased() + name.dropFirst()
}

extension Rewriting {
    static let renamedMembers: Rewriting = .init(
        "renamed-members", "Gives private properties and methods other names."
    ) { code, _ in Renamer(code).renamingMembers() }

    static let renamedLocals: Rewriting = .init(
        "renamed-locals", "Gives local variables and the parameters of bodies and closures other names."
    ) { code, _ in Renamer(code).renamingLocals() }
}
