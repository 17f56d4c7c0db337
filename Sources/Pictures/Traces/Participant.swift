import Spies
import Tracing

/// An actor of a conversation: `ItemsListDirector` is the `Director` of the module `ItemsList`.
struct Participant: Hashable, Sendable {
    /// The name of its type.
    let name: String

    /// VIPER's own endings, of more words than one.
    private static let endings = [
        "ViewController", "APIDataManager", "LocalDataManager", "DataManager", "WireFrame", "UseCase",
    ]

    /// The last word of the name, or words that belong together.
    var role: String {
        if let ending = Self.endings.first(where: name.hasSuffix) { return ending }
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }

    /// What stands before the last word.
    var module: String { String(name.dropLast(role.count)) }
}

extension Trace {
    /// Who takes part, module by module, in the order in which they are first heard of.
    var participants: [Participant] {
        var known: [Participant] = []
        for name in messages.flatMap({ [$0.speaker, $0.receiver] }) {
            let participant = Participant(name: name)
            if known.contains(participant) { continue }
            let neighbor = known.lastIndex { $0.module == participant.module }
            known.insert(participant, at: neighbor.map { $0 + 1 } ?? known.count)
        }
        return known
    }
}
