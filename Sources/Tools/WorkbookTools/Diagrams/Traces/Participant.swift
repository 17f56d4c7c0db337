import Playing
import Spies

/// An actor of a conversation: `ItemsListDirector` is the `Director` of the module `ItemsList`.
struct Participant: Hashable, Sendable {
    /// The name of its type.
    let name: String
    /// Whether the others of its module are called after it: an `AppRouter` that has an `AppRouterPresenter`.
    var isNamesake = false

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

    /// What stands before the last word, or the whole name where that is the module's.
    var module: String { isNamesake ? name : String(name.dropLast(role.count)) }
}

extension Trace {
    /// Who takes part, module by module, in the order in which they are first heard of.
    var participants: [Participant] {
        var known: [Participant] = []
        let names = messages.flatMap { [$0.speaker, $0.receiver] }
        let modules = Set(names.map { Participant(name: $0).module })
        for name in names {
            let participant = Participant(name: name, isNamesake: modules.contains(name))
            if known.contains(participant) { continue }
            let neighbor = known.lastIndex { $0.module == participant.module }
            known.insert(participant, at: neighbor.map { $0 + 1 } ?? known.count)
        }
        return known
    }
}
