/// What a protocol's name says about its conformers.
extension Vocabulary {
    /// The role that implements a protocol of this name.
    package func implementer(of protocolName: String) -> Role? { named(protocolName)?.role ?? spokenTo(protocolName) }

    /// Whether modules speak with each other through the protocol, most often to tell the caller what happened.
    ///
    /// `LoginInteractorDelegate` isn't one: its ending says which role of the module listens.
    package func isDelegate(_ protocolName: String) -> Bool {
        let ending = delegates.filter(protocolName.hasSuffix).max { $0.count < $1.count }
        guard let ending else { return false }
        return (named(protocolName)?.length ?? 0) <= ending.count
    }

    /// The role with the longest ending that fits the name.
    private func named(_ protocolName: String) -> (role: Role, length: Int)? {
        var best: (role: Role, length: Int)?
        for actor in actors {
            for ending in actor.protocols where ending.count > best?.length ?? 0 && protocolName.hasSuffix(ending) {
                best = (actor.role, ending.count)
            }
        }
        return best
    }

    /// The role that is spoken to in a name like `ViewToPresenterLoginProtocol`, wherever the module's name is in it.
    private func spokenTo(_ protocolName: String) -> Role? {
        guard protocolName.contains("To") else { return nil }
        var best: (role: Role, length: Int)?
        for speaker in actors.flatMap(\.words) {
            for actor in actors {
                for word in actor.words where word.count > best?.length ?? 0 {
                    guard let said = protocolName.firstRange(of: speaker + "To" + word) else { continue }
                    let isWord = protocolName[said.upperBound...].first?.isLowercase != true
                    if isWord { best = (actor.role, word.count) }
                }
            }
        }
        return best?.role
    }
}
