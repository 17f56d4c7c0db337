import SourceModel

extension Codebase {
    /// Every type that what stands before a dot may have by its declaration: several for `A & B`, none where it
    /// is a type that the sources do not declare, nil where they do not tell.
    func receiverTypes(_ receiver: String?, in context: Context) -> [KnownType]? {
        guard let receiver else { return context.type.map { [$0] } ?? [] }
        var parts = receiver.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" && $0 != " " }) }
        guard let first = parts.first, !parts.contains(where: { $0.contains("(") || $0.contains("[") }) else {
            return nil
        }
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

    private func variable(_ name: String, before offset: Int, in context: Context) -> [KnownType]? {
        for declaration in context.path.reversed() {
            if declaration.isType || declaration.kind == .extension { break }
            let locals = declaration.members.filter {
                $0.kind == .local && $0.name == name && $0.extent.name.lowerBound < offset
            }
            if let local = locals.last { return value(of: local, in: context) }
            if let parameter = declaration.parameters.first(where: { ($0.name ?? $0.label) == name }) {
                return parameter.type.flatMap { held(by: $0, in: context) }
            }
        }
        if let type = context.type, let found = member(name, of: [type]) { return found }
        if let global = globals[name] { return global.knownType.flatMap { held(by: $0, in: context) } }
        guard name.first?.isUppercase == true else { return nil }
        return resolve(name, in: context).map { [$0] } ?? []
    }

    /// What a local variable holds: by its type, or as `guard let ui = self.ui` takes it from another.
    private func value(of local: Declaration, in context: Context) -> [KnownType]? {
        if let type = local.knownType { return held(by: type, in: context) }
        let start = local.extent.name.upperBound
        let bytes = context.file.bytes
        var at = start
        while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
        // `if let ui {` is the property of the same name.
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
            return variable(local.name, before: local.extent.name.lowerBound, in: context)
        }
        let rest = context.file.references(in: at..<min(at + 200, bytes.count))
        let text = context.file.text(in: at + 1..<min(at + 40, bytes.count)).drop { $0 == " " }
        if text.prefix(while: { $0.isLetter }) == "self", !text.hasPrefix("self."), !text.hasPrefix("self?.") {
            return context.type.map { [$0] } ?? []
        }
        guard let last = lastOfPath(Array(rest), from: at, in: context.file) else { return nil }
        let full = last.receiver.map { "\($0).\(last.name)" } ?? last.name
        let before = Context(
            file: context.file, path: context.path, typePath: context.typePath, type: context.type,
            offset: local.extent.name.lowerBound)
        return receiverTypes(full, in: before)
    }

    /// `view` of `self.presenter.view`, if nothing is called on the way.
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
                    part.declaration.members.first { $0.kind == .property && $0.name == name }.map { (part, $0) }
                }.first
                guard let (part, property) = found else { continue }
                let context = context(at: property.extent.name.lowerBound, in: part.file)
                return property.knownType.flatMap { held(by: $0, in: context) }
            }
        }
        return nil
    }

    private func held(by type: TypeName, in context: Context) -> [KnownType]? {
        var found: [KnownType] = []
        for name in type.held {
            if let target = alias(at: name), target != name, target.contains("&") {
                found += TypeName(text: target, location: type.location).held.compactMap {
                    resolvePath($0, in: context)
                }
            } else if let known = resolvePath(name, in: context) {
                found.append(known)
            } else {
                let bounds = context.path.flatMap(\.members).filter {
                    $0.kind == .genericParameter && $0.name == name
                }
                // An unbound parameter may stand for anything.
                if !bounds.isEmpty, bounds.allSatisfy(\.inherited.isEmpty) { return nil }
                found += bounds.flatMap(\.inherited).flatMap(\.names).compactMap { resolvePath($0, in: nil) }
            }
        }
        return found
    }
}
