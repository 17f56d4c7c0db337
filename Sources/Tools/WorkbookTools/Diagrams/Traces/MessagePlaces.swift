import Playing
import RoleIndex
import SourceModel
import Spies

/// Finds in a rung's sources where each message of a conversation is said, and where it arrives.
struct MessagePlaces {
    /// Where a message is said and where it arrives.
    struct Place: Equatable {
        /// The call; nil where the sources leave several, or show none.
        let said: Location?
        /// The calls that it may be, where they leave several; empty otherwise.
        let candidates: [Location]
        /// The method; nil where the sources show none.
        let heard: Location?
    }

    private let sites: CallSites

    init(of sources: Sources) {
        // Actors are known by their protocols here, and no vocabulary is asked.
        sites = CallSites(codebase: Codebase(sources, vocabulary: .mvc))
    }

    /// The places of all messages of a trace, step by step.
    func places(of trace: Trace) -> [[Place]] {
        var told: [String: Told] = [:]
        return trace.steps.map { step in
            for actor in told.keys { told[actor]?.begin() }
            return step.messages.map { message in
                guard let method = method(of: message) else { return Place(said: nil, candidates: [], heard: nil) }
                let calls = calls(of: method, message, told[message.speaker] ?? Told())
                told[message.receiver, default: Told()].now.append(method)
                return Place(
                    said: calls.count == 1 ? calls[0] : nil, candidates: calls.count > 1 ? calls : [],
                    heard: method.location)
            }
        }
    }

    /// What an actor was told: since the user did something, and before.
    private struct Told {
        var now: [Declaration] = []
        var before: [Declaration] = []

        mutating func begin() { (before, now) = (before + now, []) }
    }

    /// The method that the message calls, by its name and its labels.
    private func method(of message: Message) -> Declaration? {
        guard let receiver = sites.type(named: message.receiver) else { return nil }
        let found = sites.methods(named: message.name, of: receiver).filter { method in
            let labels = method.parameters.compactMap { $0.label.map { $0 + ":" } }
            guard method.parameters.isEmpty == message.arguments.isEmpty else { return false }
            let isFirst = method.parameters.first?.label.map { message.arguments.hasPrefix($0 + ":") } ?? true
            return isFirst && labels.allSatisfy(message.arguments.contains)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The calls that can have said it: with its values, and where its sender comes to by what it was told or by what
    /// nobody listens to. Whatever was begun by an earlier step goes on in closures and behind `await` alone.
    private func calls(of method: Declaration, _ message: Message, _ told: Told) -> [Location] {
        guard let sender = sites.type(named: message.speaker), let receiver = sites.type(named: message.receiver)
        else { return [] }
        var calls = sites.sites(of: method, on: receiver, in: sender).filter { $0.values.mayBe(message.arguments) }
        if calls.count > 1 {
            let reached = sites.sites(
                calls, reachedFrom: told.now + sites.openings(of: sender), orLaterFrom: told.before, in: sender)
            if !reached.isEmpty { calls = reached }
        }
        return calls.map(\.call.location).sorted()
    }
}
