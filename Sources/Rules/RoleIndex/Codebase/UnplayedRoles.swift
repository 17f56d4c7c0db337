extension Codebase {
    /// The role protocols without a conformer although the actor that should play them is there, in the order of the
    /// files.
    ///
    /// A contract that is written before its actors isn't a finding, and the receiver of a module's news may be
    /// anywhere.
    package var unplayedRoles: [(role: KnownType, actor: KnownType)] {
        let conformers = conformers
        let actors = Dictionary(grouping: types.filter { !$0.isProtocol && isActor($0) }) { $0.module ?? "" }
        return types.compactMap { type in
            guard type.isProtocol, !vocabulary.isDelegate(type.name), conformers.of(type.path).isEmpty,
                let role = vocabulary.implementer(of: type.name),
                let module = vocabulary.hasContracts ? RoleProtocol(type.name)?.module : type.module,
                let actor = actors[module]?.first(where: { $0.role == role })
            else { return nil }
            return (type, actor)
        }
    }
}
