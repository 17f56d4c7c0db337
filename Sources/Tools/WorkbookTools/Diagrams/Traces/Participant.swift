import Playing
import Spies

/// An actor of a conversation: `ItemsListDirector` is the `Director` of the module `ItemsList`.
struct Participant: Hashable, Sendable {
    /// The name of its type.
    let name: String
    /// Whether other types of its module have its name in front: an `AppRouter` with an `AppRouterPresenter`.
    var isNamesake = false

    /// VIPER's own endings of more than one word.
    private static let endings = [
        "ViewController", "APIDataManager", "LocalDataManager", "DataManager", "WireFrame", "UseCase",
    ]

    /// The last word of the name, or several words that belong together.
    var role: String {
        if let ending = Self.endings.first(where: name.hasSuffix) { return ending }
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }

    /// The name without the role, or the whole name if that is the module's.
    var module: String { isNamesake ? name : String(name.dropLast(role.count)) }
}

extension Trace {
    /// The participants module by module, in the order of their first messages.
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
