import RoleIndex
import SourceModel

extension Rule {
    /// A Director keeps references to roles, never to the classes that play them.
    static let directorStoresOnlyRoles = Rule(
        name: "director-stores-only-roles",
        what: "A Director knows the other actors by their role protocols only.",
        why: "a Director that knows only roles is tested with spies, and an actor can be replaced without it",
        fix: "let makeModule pass the actor in, and keep it as its role protocol",
        wrong: [
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                private let worker: ItemsListWorker
            }
            """,
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
        ],
        right: [
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                private let worker: ItemsList_ManageData
            }
            """,
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: Director\": it refers to objects that implement the protocols",
        check: { DirectorStoresOnlyRoles(codebase: $0).findings })
}

private struct DirectorStoresOnlyRoles {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter { $0.role == .director && !$0.isProtocol }.flatMap { type in
            stored(by: type) + parameters(of: type) + staticCalls(in: type)
        }
    }

    private func stored(by director: KnownType) -> [Finding] {
        director.storedProperties.compactMap { property in
            guard let type = property.knownType, let offender = offender(in: type, at: property, of: director)
            else { return nil }
            return Finding(
                property.location, "\(director.path) stores \(property.name) as \(offender.name), \(offender.kind)",
                fix: fix(for: offender, director))
        }
    }

    private func parameters(of director: KnownType) -> [Finding] {
        let initializers = director.members.filter { $0.kind == .initializer }
        return initializers.flatMap(\.parameters).compactMap { parameter in
            guard let type = parameter.type,
                let offender = offender(in: type, at: initializers.first ?? director.main.declaration, of: director)
            else { return nil }
            let name = parameter.name ?? parameter.label ?? "_"
            return Finding(
                type.location,
                "the initializer of \(director.path) takes \(name) as \(offender.name), \(offender.kind)",
                fix: fix(for: offender, director))
        }
    }

    /// Finds `ItemsListWorker.shared` and the like; another rule is about making actors.
    private func staticCalls(in director: KnownType) -> [Finding] {
        guard !director.isNested else { return [] }
        return director.parts.flatMap { part -> [Finding] in
            part.file.references(in: part.declaration).compactMap { reference in
                guard let receiver = reference.receiver, receiver.first?.isUppercase == true,
                    reference.name != "makeModule", reference.name != "init", reference.name != "self",
                    reference.kind != .type
                else { return nil }
                let context = codebase.context(of: reference, in: part.file)
                guard let type = codebase.resolvePath(receiver, in: context), codebase.isActor(type),
                    type.role != .director
                else { return nil }
                return Finding(
                    reference.location,
                    "\(context.subject) uses \(reference.text), a \(type.role?.rawValue ?? "") by its class",
                    fix: fix(for: Offender(name: type.path, kind: "", role: type.role), director))
            }
        }
    }

    private struct Offender {
        let name: String
        let kind: String
        let role: Role?
    }

    private func offender(in type: TypeName, at declaration: Declaration, of director: KnownType) -> Offender? {
        let file = director.parts.first { part in
            part.declaration.extent.whole.contains(declaration.extent.name.lowerBound)
        }?.file
        let context = codebase.context(at: declaration.extent.name.lowerBound, in: file ?? director.main.file)
        for name in type.names {
            if let offender = offender(name, in: context, of: director) { return offender }
            // A generic parameter counts as the types that bind it.
            let bounds = context.path.flatMap { $0.genericParameters(named: name) }
            for bound in bounds.flatMap(\.inherited) {
                if let offender = offender(bound.text, in: nil, of: director) { return offender }
            }
        }
        return nil
    }

    private func offender(_ name: String, in context: Context?, of director: KnownType) -> Offender? {
        guard let type = codebase.resolvePath(name, in: context) else {
            let bare = codebase.bare(name)
            guard UIKitNames.isView(bare) || UIKitNames.isController(bare) else { return nil }
            return Offender(name: bare, kind: "which belongs to the Scene", role: .scene)
        }
        if codebase.isActor(type), type.role != .director || !type.path.hasPrefix(director.path) {
            return Offender(name: type.path, kind: "a class and no role", role: type.role)
        }
        if type.role == .viewPart || codebase.isViewController(type) {
            return Offender(name: type.path, kind: "which belongs to the Scene", role: .scene)
        }
        return type.isStore ? Offender(name: type.path, kind: "which belongs to the Worker", role: .worker) : nil
    }

    private func fix(for offender: Offender, _ director: KnownType) -> String {
        let word =
            switch offender.role {
            case .worker: "ManageData"
            case .navigator: "Navigate"
            case .scene, .viewPart: "DisplayUI"
            default: "Delegate"
            }
        guard let module = director.module else { return "keep it as its role protocol" }
        return "keep it as \(module)_\(word), which makeModule passes in"
    }
}
