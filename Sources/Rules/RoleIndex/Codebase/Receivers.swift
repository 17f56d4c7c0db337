import SourceModel

/// The type of a receiver, as far as the sources tell.
package enum ReceiverType {
    case known(KnownType)
    /// A type that the sources do not declare, `UINavigationController`.
    case external(String)
    case unknown
}

extension Codebase {
    /// The type at the end of `self.presenter?.view`, followed through locals, parameters, properties and globals.
    package func receiverType(_ receiver: String, in context: Context) -> ReceiverType {
        guard var parts = ReceiverPath.parts(of: receiver), !parts.isEmpty else { return .unknown }
        var current: ReceiverType
        if parts[0] == "self" || parts[0] == "Self" || parts[0] == "super" {
            current = enclosing(context)
            parts.removeFirst()
        } else {
            let first = parts.removeFirst()
            current = variable(first, in: context) ?? named(first, in: context)
        }
        for part in parts {
            guard case .known(let type) = current else { return externalMember(part) }
            // A property's type may name a type that is nested in the property's owner.
            let inner = self.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
            current = property(part, of: type).map { declared($0, in: inner) } ?? externalMember(part)
        }
        return current
    }

    /// The type around the place.
    func enclosing(_ context: Context) -> ReceiverType {
        if let type = context.type { return .known(type) }
        return context.typePath.map { .external($0) } ?? .unknown
    }

    private func variable(_ name: String, in context: Context) -> ReceiverType? {
        for declaration in context.path.reversed() {
            if declaration.isType || declaration.kind == .extension { break }
            let local = declaration.members(named: name).last { $0.kind == .local && $0.knownType != nil }
            if let local { return declared(local, in: context) }
            if let parameter = declaration.parameters.first(where: { ($0.name ?? $0.label) == name }) {
                return parameter.type.map { held(by: $0, in: context) } ?? .unknown
            }
        }
        if let type = context.type {
            if let property = property(name, of: type) { return declared(property, in: context) }
            // A property inherited from UIKit has the name of its type.
            if case .external(let inherited) = externalMember(name) { return .external(inherited) }
        }
        return globals[name].map { declared($0, in: context) }
    }

    private func named(_ name: String, in context: Context) -> ReceiverType {
        guard name.first?.isUppercase == true else { return externalMember(name) }
        return resolve(name, in: context).map { .known($0) } ?? .external(name)
    }

    /// The types of UIKit's properties, as far as their names say.
    private func externalMember(_ name: String) -> ReceiverType {
        switch name {
        case "navigationController": .external("UINavigationController")
        case "viewController", "presentingViewController", "presentedViewController", "topViewController":
            .external("UIViewController")
        case "window": .external("UIWindow")
        default: .unknown
        }
    }

    private func property(_ name: String, of type: KnownType) -> Declaration? {
        for candidate in [type] + superclasses(of: type).known {
            if let found = candidate.member(named: name, of: .property) { return found }
        }
        return nil
    }

    private func declared(_ declaration: Declaration, in context: Context) -> ReceiverType {
        declaration.knownType.map { held(by: $0, in: context) } ?? .unknown
    }

    private func held(by type: TypeName, in context: Context) -> ReceiverType {
        guard let name = type.held.first else { return .unknown }
        return resolvePath(name, in: context).map { .known($0) } ?? .external(bare(name))
    }
}
