import SourceModel

extension Rule {
    /// The slides' "multi responsibility": a type carries one concern.
    static let oneConcernAType = Rule(
        name: "one-concern-a-type",
        what: "A type does networking, storage, formatting, navigation, business rules or view work: one of them.",
        why: "what does many things changes for many reasons, and none of them is tested without the others",
        fix: "move it to a type of its own that is passed in",
        lesson: Lesson.massiveViewController,
        source: "Piñera, VIPER slides: multi responsibility; Resnick, massive view controllers",
        check: { codebase in
            ConcernReader(codebase: codebase).read().flatMap { type in
                foreign(type, codebase).flatMap { concern in
                    (type.places[concern] ?? []).map { place in
                        Finding(place.location, "\(type.type) does \(concern) with \(place.use)", fix: fix(concern))
                    }
                }
            }
        })

    /// All but its own: for what is drawn the view's, else the one with the most places.
    private static func foreign(_ type: TypeConcerns, _ codebase: Codebase) -> [Concern] {
        let concerns = type.concerns
        // What an extension adds to somebody else's type is no type of this app.
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
}
