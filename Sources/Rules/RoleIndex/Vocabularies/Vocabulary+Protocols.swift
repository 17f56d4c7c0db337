/// What the name of a protocol says about who plays it.
extension Vocabulary {
    /// The role that implements a protocol of this name.
    package func implementer(of protocolName: String) -> Role? { named(protocolName)?.role ?? spokenTo(protocolName) }

    /// Whether it is a protocol by which a module speaks with another, most often to tell its caller what happened.
    ///
    /// `LoginInteractorDelegate` is no such: its ending says which role of the module listens.
    package func isDelegate(_ protocolName: String) -> Bool {
        let ending = delegates.filter(protocolName.hasSuffix).max { $0.count < $1.count }
        guard let ending else { return false }
        return (named(protocolName)?.length ?? 0) <= ending.count
    }

    /// The role with the longest of the endings that the name has.
    private func named(_ protocolName: String) -> (role: Role, length: Int)? {
        var best: (role: Role, length: Int)?
        for actor in actors {
            for ending in actor.protocols where ending.count > best?.length ?? 0 && protocolName.hasSuffix(ending) {
                best = (actor.role, ending.count)
            }
        }
        return best
    }

    /// `ViewToPresenterLoginProtocol` is played by whoever is spoken to, wherever the module's name stands.
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
