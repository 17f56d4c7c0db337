import SourceModel

extension Codebase {
    /// The types that a receiver may have by its declaration: several for `A & B`, none for a type that the sources
    /// don't declare; nil if the sources don't tell.
    func receiverTypes(_ receiver: String?, in context: Context) -> [KnownType]? {
        guard let receiver else { return context.type.map { [$0] } ?? [] }
        if let types = factoryResult(receiver, in: context) { return types }
        guard var parts = ReceiverPath.parts(of: receiver), let first = parts.first else { return nil }
        parts.removeFirst()
        var current: [KnownType]?
        if ["self", "Self", "super"].contains(first) {
            current = context.type.map { [$0] } ?? []
        } else {
            current = variable(first, before: context.offset, in: context)
        }
        for part in parts {
            guard let types = current, !types.isEmpty else { return current }
            current = member(part, of: types)
        }
        return current
    }

    /// The local variable or parameter that a name means in a body.
    private enum Binding {
        case local(Declaration)
        case parameter(Parameter)
    }

    private func binding(of name: String, before offset: Int, in context: Context) -> Binding? {
        for declaration in context.path.reversed() {
            if declaration.isType || declaration.kind == .extension { return nil }
            if let local = declaration.local(named: name, before: offset) { return .local(local) }
            if let parameter = declaration.parameters.first(where: { ($0.name ?? $0.label) == name }) {
                return .parameter(parameter)
            }
        }
        return nil
    }

    private func variable(_ name: String, before offset: Int, in context: Context) -> [KnownType]? {
        switch binding(of: name, before: offset, in: context) {
        case .local(let local): return value(of: local, in: context)
        case .parameter(let parameter): return parameter.type.flatMap { held(by: $0, in: context) }
        case nil: break
        }
        if let type = context.type, let found = member(name, of: [type]) { return found }
        if let global = globals[name] { return global.knownType.flatMap { held(by: $0, in: context) } }
        guard name.first?.isUppercase == true else { return nil }
        return resolve(name, in: context).map { [$0] } ?? []
    }

    /// The types that a local variable holds: by its type, or by the value that it takes, as in `guard let ui =
    /// self.ui`.
    ///
    /// A local that takes its value from another local leads there, as far back as it goes; all locals on the way hold
    /// the same.
    private func value(of local: Declaration, in context: Context) -> [KnownType]? {
        var way: [Declaration] = []
        var next = local
        while true {
            if let known = localTypes.value(of: next, in: context) {
                localTypes.note(known, for: way, in: context)
                return known
            }
            way.append(next)
            let offset = next.extent.name.lowerBound
            if next.knownType == nil, let name = source(of: next, in: context).name,
                case .local(let earlier) = binding(of: name, before: offset, in: context)
            {
                next = earlier
                continue
            }
            let found = ownValue(of: next, in: context)
            localTypes.note(found, for: way, in: context)
            return found
        }
    }

    /// The types that a local variable holds if it takes its value from no other local.
    private func ownValue(of local: Declaration, in context: Context) -> [KnownType]? {
        if let type = local.knownType { return held(by: type, in: context) }
        let before = Context(
            file: context.file, path: context.path, typePath: context.typePath, type: context.type,
            offset: local.extent.name.lowerBound)
        switch source(of: local, in: context) {
        case .variable(let name): return variable(name, before: before.offset, in: before)
        case .path(let path): return receiverTypes(path, in: before)
        case .cast(let type): return held(by: type, in: before)
        case .enclosing: return context.type.map { [$0] } ?? []
        case .unknown: return nil
        }
    }

    /// The value after the equals sign of a local variable.
    private enum ValueSource {
        case variable(String)
        case path(String)
        /// `screen as? ShelfViewProtocol`
        case cast(TypeName)
        /// `self`
        case enclosing
        case unknown

        var name: String? { if case .variable(let name) = self { name } else { nil } }
    }

    private func source(of local: Declaration, in context: Context) -> ValueSource {
        let start = local.extent.name.upperBound
        let bytes = context.file.bytes
        var at = start
        while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
        // `if let ui {` takes the property of the same name.
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return .variable(local.name) }
        if let type = cast(after: at, in: context.file) { return .cast(type) }
        let rest = context.file.references(in: at..<min(at + 200, bytes.count))
        let text = context.file.text(in: at + 1..<min(at + 40, bytes.count)).drop { $0 == " " }
        if text.prefix(while: { $0.isLetter }) == "self", !text.hasPrefix("self."), !text.hasPrefix("self?.") {
            return .enclosing
        }
        guard let last = lastOfPath(Array(rest), from: at, in: context.file) else { return .unknown }
        return last.receiver.map { .path("\($0).\(last.name)") } ?? .variable(last.name)
    }

    /// The type after `as?`, `as!` or `as` in the expression that begins there, if it has one.
    private func cast(after start: Int, in file: SourceFile) -> TypeName? {
        let end = file.bytes[start...].firstIndex { "\n{,;".utf8.contains($0) } ?? file.bytes.count
        let words = file.text(in: start..<end).split(separator: " ")
        guard let at = words.firstIndex(where: { ["as", "as?", "as!"].contains($0) }) else { return nil }
        let type = words[(at + 1)...].prefix { $0 != "else" }.joined(separator: " ")
        return type.isEmpty ? nil : TypeName(text: type, location: file.location(at: start))
    }

    /// The last reference of a path, `view` of `self.presenter.view`, if the path contains no call.
    private func lastOfPath(_ references: [Reference], from start: Int, in file: SourceFile) -> Reference? {
        var end = start + 1
        var last: Reference?
        for reference in references {
            let between = file.text(in: end..<max(end, reference.offset)).filter { !$0.isWhitespace }
            guard reference.kind == .identifier, between.allSatisfy({ ".?!self".contains($0) }) else { break }
            guard last == nil || between.contains(".") else { break }
            last = reference
            end = reference.offset + reference.name.utf8.count
        }
        guard end < file.bytes.count, file.bytes[end] != UInt8(ascii: "("), file.bytes[end] != UInt8(ascii: "[") else {
            return nil
        }
        return last
    }

    private func member(_ name: String, of types: [KnownType]) -> [KnownType]? {
        for type in types {
            for ancestor in [type] + (type.isClass ? superclasses(of: type).known : []) {
                let found = ancestor.parts.lazy.compactMap { part in
                    part.declaration.members(named: name).first { $0.kind == .property }.map { (part, $0) }
                }.first
                guard let (part, property) = found else { continue }
                // A subclass may narrow a type that its generic base class leaves open.
                if ancestor.path != type.path, isOpen(property, in: ancestor) { return nil }
                let context = context(at: property.extent.name.lowerBound, in: part.file)
                return property.knownType.flatMap { held(by: $0, in: context) }
            }
        }
        return nil
    }

    private func isOpen(_ property: Declaration, in type: KnownType) -> Bool {
        property.knownType?.held.contains { !type.main.declaration.genericParameters(named: $0).isEmpty } ?? false
    }

    /// The types that a declared type may mean; nil if it may mean anything.
    func held(by type: TypeName, in context: Context) -> [KnownType]? {
        var found: [KnownType] = []
        for name in type.held {
            let target = alias(at: name)
            // The elements of a tuple aren't looked up.
            if let target, target.hasPrefix("("), !target.contains("->") { return nil }
            if let target, target != name, target.contains("&") {
                found += TypeName(text: target, location: type.location).held.compactMap {
                    resolvePath($0, in: context)
                }
            } else if let known = resolvePath(name, in: context) {
                found.append(known)
            } else {
                let bounds = context.path.flatMap { $0.genericParameters(named: name) }
                // An unbound parameter may stand for anything.
                if !bounds.isEmpty, bounds.allSatisfy(\.inherited.isEmpty) { return nil }
                found += bounds.flatMap(\.inherited).flatMap(\.names).compactMap { resolvePath($0, in: nil) }
            }
        }
        return found
    }
}
