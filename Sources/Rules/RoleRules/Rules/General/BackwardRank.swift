import RoleIndex

/// How clearly a reference goes against the direction of ownership, so that it ought to be the weak one of a circle.
struct BackwardRank {
    let codebase: Codebase

    /// The rank of a reference that goes back to an owner.
    static let surelyBack = 4

    /// How clearly an edge goes against the direction of ownership; 0 if it doesn't.
    func of(_ edge: Ownership.Edge) -> Int {
        guard let from = codebase.type(at: edge.from), let to = codebase.type(at: edge.to) else { return 0 }
        let isBack = isOwner(to, of: from)
        // A closure can always capture its keeper or the keeper's owner weakly.
        if edge.property == nil {
            return edge.from == edge.to || isBack || !isOwner(from, of: to) ? Self.surelyBack : 0
        }
        let isOwnModule = from.module == nil || to.module == nil || from.module == to.module
        if isBack, isOwnModule { return Self.surelyBack }
        if isOwner(from, of: to), isOwnModule { return 0 }
        let isNews = isCalledBack(edge.name)
        // Modules with different names may be one, so a Presenter's View counts as its owner even then.
        if codebase.isActor(from) { return isBack ? 3 : isNews ? 2 : 0 }
        // An object that an actor stores doesn't own the actor.
        return codebase.isActor(to) ? 3 : isNews ? 1 : 0
    }

    private func isOwner(_ owner: KnownType, of owned: KnownType) -> Bool {
        guard let role = owner.role, let other = owned.role else { return false }
        // A cell keeps a Presenter of its own, but a helper that handles a view's events is kept by its Presenter.
        if role == .viewPart, other == .presenter {
            return codebase.superclasses(of: owner).unknown.map(UIKitNames.isView) ?? false
        }
        return role == .appEntry || codebase.vocabulary.isOwner(role, of: other)
    }

    private func isCalledBack(_ name: String) -> Bool {
        let words = ["delegate", "parent", "owner", "observer", "output", "listener", "presenter", "presenting"]
        return words.contains(where: name.lowercased().contains)
    }
}
