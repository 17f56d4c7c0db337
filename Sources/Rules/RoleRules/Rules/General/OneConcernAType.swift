import RoleIndex

extension Rule {
    /// The slides' "multi responsibility": a type carries one concern.
    static let oneConcernAType = Rule(
        name: "one-concern-a-type",
        what: "A type does networking, storage, formatting, navigation, business rules or view work: one of them.",
        why: "what does many things changes for many reasons, and none of them is tested without the others",
        fix: "move it to a type of its own that is passed in",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_PresentData: AnyObject {}",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                func onUIReady() {
                    URLSession.shared.dataTask(with: items).resume()
                }
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_ManageData: AnyObject { func fetchItems() }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                let dataManager: ItemsList_ManageData

                func onUIReady() {
                    dataManager.fetchItems()
                }
            }
            """,
        ],
        lesson: Lesson.massiveViewController,
        source: "Piñera, VIPER slides: multi responsibility; Resnick, massive view controllers",
        yieldsTo: [
            "navigation-in-navigators", "scene-knows-no-model", "dependencies-point-inward", "use-case-knows-no-format",
        ],
        check: { codebase in
            let types = ConcernReader(codebase: codebase).read()
            if codebase.vocabulary.actors.isEmpty || codebase.modules.isEmpty {
                return types.flatMap { OneConcernAType.all(of: $0, codebase) }
            }
            let roles = OneConcernAType.roles(in: codebase)
            return types.flatMap { OneConcernAType.foreign(to: $0, codebase, roles) }
        })
}

private enum OneConcernAType {
    /// One finding for each place of a type without a role: this is the "before" picture.
    static func all(of type: TypeConcerns, _ codebase: Codebase) -> [Finding] {
        beyondItsOwn(type, codebase).flatMap { concern in
            (type.places[concern] ?? []).map { place in
                Finding(place.location, "\(type.type) does \(concern) with \(place.use)", fix: fix(concern))
            }
        }
    }

    /// One finding for each concern that the role may not have, at its first place.
    static func foreign(to type: TypeConcerns, _ codebase: Codebase, _ roles: [Role]) -> [Finding] {
        guard let known = codebase.type(at: type.type) else { return [] }
        guard let role = known.role, var own = role.ownConcerns else {
            return navigation(by: type, known, codebase, roles)
        }
        if known.onlyParses { own.insert(.formatting) }
        return type.concerns.filter { !own.contains($0) }.compactMap { concern in
            let places = (type.places[concern] ?? []).filter { !role.mayUse($0.use, for: concern) }
            guard let first = places.first else { return nil }
            let others = places.count - 1
            let more = others == 0 ? "" : ", and in \(others) other place\(others == 1 ? "" : "s")"
            return Finding(
                first.location,
                "\(type.type) does \(concern) with \(first.use)\(more), which is not the work of \(role.withArticle)",
                fix: fix(concern, roles))
        }
    }

    /// Finds navigation by a service, which may fetch and keep things in any way but leads nowhere.
    private static func navigation(
        by type: TypeConcerns, _ known: KnownType, _ codebase: Codebase, _ roles: [Role]
    ) -> [Finding] {
        guard known.role == nil, codebase.isService(known), let place = type.places[.navigation]?.first else {
            return []
        }
        return [
            Finding(
                place.location, "\(type.type) does navigation with \(place.use), which is not the work of a service",
                fix: fix(.navigation, roles))
        ]
    }

    /// The concerns in addition to the type's own: for a view the view's, else the one with the most places.
    private static func beyondItsOwn(_ type: TypeConcerns, _ codebase: Codebase) -> [Concern] {
        let concerns = type.concerns
        // An extension of a foreign type isn't a type of this app.
        guard let known = codebase.type(at: type.type) else { return [] }
        let isView = codebase.isViewController(known) || known.role == .viewPart
        if isView { return concerns.filter { $0 != .view } }
        if known.role == .appEntry { return concerns.filter { $0 != .view && $0 != .navigation } }
        let own = concerns.max { (type.places[$0]?.count ?? 0) < (type.places[$1]?.count ?? 0) }
        return concerns.filter { $0 != own }
    }

    private static func fix(_ concern: Concern) -> String {
        switch concern {
        case .networking: "move it to an API client that is passed in"
        case .storage: "move it to a store that is passed in"
        case .formatting: "move it to a presenter, which hands over finished text"
        case .navigation: "move it to a router that is passed in"
        case .businessRule: "move it to a use case that is passed in, clock included"
        case .view: "move it to a view or a view controller"
        }
    }

    /// The actors' roles that the app has, by a type or by a protocol, in the order of the vocabulary.
    static func roles(in codebase: Codebase) -> [Role] {
        let vocabulary = codebase.vocabulary
        let found = codebase.types.compactMap { $0.isProtocol ? vocabulary.implementer(of: $0.name) : $0.role }
        return vocabulary.actors.map(\.role).filter(Set(found).contains)
    }

    /// The remedy in the architecture's own terms: one of the app's roles whose work the concern is.
    private static func fix(_ concern: Concern, _ roles: [Role]) -> String {
        let owner = roles.first { $0.ownConcerns?.contains(concern) ?? false }
        return owner.map { "leave it to the \($0.rawValue)" } ?? fix(concern)
    }
}
