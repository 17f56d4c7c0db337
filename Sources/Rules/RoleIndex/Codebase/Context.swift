import SourceModel

/// The surroundings of a place in a file: the file, the type and the function around it.
package struct Context {
    /// The file of the place.
    package let file: SourceFile
    /// The declarations around the place, outermost first.
    package let path: [Declaration]
    /// The path of the innermost type around the place; in an extension, of the extended type.
    let typePath: String?
    /// The innermost type around the place, if the sources declare it.
    package let type: KnownType?
    /// The place itself, in bytes from the start of the file.
    package let offset: Int

    /// The role of the type around the place.
    package var role: Role? { type?.role }
    /// The module of the type around the place.
    package var module: String? { type?.module }

    /// The outermost function around the place.
    package var function: Declaration? { path.first(where: \.isFunction) }

    /// A name for the code around the place: the type, the extension, the function or the file.
    package var subject: String {
        if let type { return type.path }
        if let typePath { return "the extension of \(typePath)" }
        if let function { return "\(function.name)()" }
        return file.name
    }
}

extension Codebase {
    /// The surroundings of a reference.
    package func context(of reference: Reference, in file: SourceFile) -> Context {
        context(at: reference.offset, in: file)
    }

    /// Whether the place is in a preview for Xcode, which makes its instances on the spot.
    package func isPreview(_ context: Context) -> Bool {
        if let type = context.type { return type.inherited.contains { bare($0) == "PreviewProvider" } }
        return context.function == nil && context.file.text(in: 0..<context.offset).contains("#Preview")
    }

    /// The files in which a context can have one of these roles; most have none, and visiting each name of a file is
    /// slow.
    package func files(of roles: Set<Role>) -> [SourceFile] {
        func hasRole(_ type: KnownType) -> Bool { type.role.map(roles.contains) ?? false }
        let types = Set(types.filter(hasRole).map(\.path))
        let declaring = Set(self.types.filter { types.contains($0.path) }.flatMap { $0.parts.map(\.file.path) })
        return files.filter { file in
            let extended = file.declarations.lazy.filter { $0.kind == .extension }.map {
                self.alias(at: $0.name) ?? $0.name
            }
            return declaring.contains(file.path) || extended.contains { type(at: $0).map(hasRole) ?? false }
        }
    }

    /// The surroundings of an offset in a file.
    package func context(at offset: Int, in file: SourceFile) -> Context {
        let path = file.path(to: offset)
        var innermost: String?
        var typePath: String?
        for declaration in path where declaration.isType || declaration.kind == .extension {
            innermost = declaration.name
            typePath = typePath.map { $0 + "." + declaration.name } ?? declaration.name
        }
        if let written = typePath, let target = alias(at: written) { typePath = target }
        return Context(
            file: file, path: path, typePath: typePath,
            type: typePath.flatMap(type(at:)) ?? innermost.flatMap(type(at:)),
            offset: offset)
    }

    /// The type that a name means at a place: a nested one first, else one at the file's level.
    ///
    /// Nil if a generic parameter hides the name, or if its receiver isn't a type here.
    package func resolve(_ name: String, receiver: String? = nil, in context: Context?) -> KnownType? {
        if let receiver, !receiver.isEmpty { return resolveMember(name, of: receiver, in: context) }
        if receiver != nil { return nil }
        return resolve(name, in: context, hops: 0)
    }

    private func resolve(_ name: String, in context: Context?, hops: Int) -> KnownType? {
        if let context, hides(name, in: context) { return nil }
        var outer = mayBeNested(name) ? context?.typePath : nil
        while let path = outer {
            if let nested = lookUp(path + "." + name, in: context, hops: hops) { return nested }
            outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
        }
        return lookUp(name, in: context, hops: hops)
    }

    /// Typealiases can name each other in a circle, through branches of `#if` or if one hides the other, hence the
    /// hops.
    private func lookUp(_ path: String, in context: Context?, hops: Int) -> KnownType? {
        if let found = type(at: path) { return found }
        guard hops < 4, let target = alias(at: path).map(bare), target != path, !target.isEmpty else { return nil }
        return resolve(target, in: context, hops: hops + 1)
    }

    private func resolveMember(_ name: String, of receiver: String, in context: Context?) -> KnownType? {
        guard receiver.first?.isUppercase == true else { return nil }
        if let outer = resolvePath(receiver, in: context) { return type(at: "\(outer.path).\(name)") }
        let isModule = context?.file.imports.contains { $0.module == receiver } ?? false
        return isModule || receiver == "Self" ? type(at: name) : nil
    }

    /// The type of a dotted path, `ItemsListScene.Row`.
    package func resolvePath(_ path: String, in context: Context?) -> KnownType? {
        if TypeName.isPlain(path), path != "Self" { return resolve(path, in: context) }
        let parts = bare(path).split(separator: ".").map(String.init)
        guard let first = parts.first else { return nil }
        if first == "Self", parts.count == 1 { return context?.type }
        guard var found = resolve(first, in: context) else {
            let isModule = context?.file.imports.contains { $0.module == first } ?? false
            return isModule && parts.count > 1 ? type(at: parts.dropFirst().joined(separator: ".")) : nil
        }
        for part in parts.dropFirst() where part != "Type" && part != "self" {
            guard let next = type(at: "\(found.path).\(part)") else { return nil }
            found = next
        }
        return found
    }

    private func hides(_ name: String, in context: Context) -> Bool {
        context.path.contains { declaration in
            // Most declarations have none, and each name asks this.
            declaration.members.first?.kind == .genericParameter && !declaration.genericParameters(named: name).isEmpty
        }
    }

    /// Whether the type is a UIKit view controller, also through superclasses in the sources.
    package func isViewController(_ type: KnownType) -> Bool {
        type.isClass && (superclasses(of: type).unknown.map(UIKitNames.isController) ?? false)
    }

    /// Whether the type is a view controller that shows a page of its own rather than other controllers' pages.
    package func isPage(_ type: KnownType) -> Bool {
        isViewController(type) && !(superclasses(of: type).unknown.map(UIKitNames.containers.contains) ?? false)
    }

    /// Whether a database manages the type's instances: Core Data's or SwiftData's.
    package func isManaged(_ type: KnownType) -> Bool {
        guard type.isClass else { return false }
        return superclasses(of: type).unknown == "NSManagedObject" || type.main.declaration.has("Model")
    }
}
