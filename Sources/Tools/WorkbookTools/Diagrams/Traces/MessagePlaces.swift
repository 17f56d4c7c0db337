import Playing
import RoleIndex
import SourceModel
import Spies

/// Finds where a rung's sources send and receive each message of a conversation.
struct MessagePlaces {
    /// The places that send and receive a message.
    struct Place: Equatable {
        /// The call, or nil if the sources show several or none.
        let said: Location?
        /// The possible calls if the sources show several, or else empty.
        let candidates: [Location]
        /// The method, or nil if the sources show none.
        let heard: Location?
    }

    private let sites: CallSites

    init(of sources: Sources) {
        // Protocols identify the actors here, so a vocabulary isn't needed.
        sites = CallSites(codebase: Codebase(sources, vocabulary: .mvc))
    }

    /// Returns the places of all messages of a trace, step by step.
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

    /// The methods called on an actor: since the user's latest action, and before.
    private struct Told {
        var now: [Declaration] = []
        var before: [Declaration] = []

        mutating func begin() { (before, now) = (before + now, []) }
    }

    /// The method that the message calls, found by its name and labels.
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

    /// The calls that can have sent the message: the sender reaches them from a method called on it, or from code that
    /// no other actor calls, and their values fit.
    ///
    /// From methods called in earlier steps, it only reaches code in closures and behind `await`.
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
