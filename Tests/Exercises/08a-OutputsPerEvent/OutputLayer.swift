import ExerciseSupport
import SourceModel

/// The messages from one layer to the next, as the sources declare them: the protocols, and the extensions
/// that hear them.
///
/// The protocols may have any names, and an event's may be made of smaller ones.
struct OutputLayer {
    /// The protocol for everything, `ShelfListUseCaseOutput`.
    let general: String
    /// The class that receives them, `ShelfListPresenter`.
    let listener: String
    /// The messages of each event.
    let events: [Event]
    let files: [SourceFile]

    struct Event {
        let name: String
        let messages: Set<String>
    }

    /// The mistakes, with their files.
    struct Fault {
        let happened: String
        let place: String?
    }

    private var protocols: [String: Declaration] {
        let all = files.flatMap(\.declarations).flatMap(\.all).filter { $0.kind == .protocol || $0.kind == .typealias }
        return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    }

    /// A protocol and all that it is made of, by inheritance or as a composition.
    private func family(of name: String) -> Set<String> {
        let protocols = protocols
        var found: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            guard let declared = protocols[name], found.insert(name).inserted else { continue }
            let parts = declared.kind == .typealias ? [declared.type].compactMap(\.self) : declared.inherited
            next += parts.flatMap(\.names)
        }
        return found
    }

    /// Returns the messages that a protocol declares itself.
    private func messages(of name: String) -> Set<String> {
        Set(protocols[name].map { $0.members.filter { $0.kind == .method }.map(\.signature) } ?? [])
    }

    /// Returns the messages of a protocol with those that it inherits.
    private func allMessages(of name: String) -> Set<String> {
        family(of: name).reduce(into: []) { $0.formUnion(messages(of: $1)) }
    }

    private var known: Set<String> { events.reduce(into: []) { $0.formUnion($1.messages) } }

    private func words(_ names: Set<String>) -> String { words(names.sorted()) }

    private func words(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }

    private func place(of declaration: Declaration) -> String {
        declaration.location.place
    }

    // MARK: - Protocols

    /// Why the protocols don't say which message belongs to which event; nil when they do.
    var faultOfProtocols: Fault? {
        let own = messages(of: general).intersection(known)
        if !own.isEmpty {
            return Fault(
                happened: "\(general) asks for \(words(own)) by itself",
                place: protocols[general].map(place))
        }
        for name in protocols.keys.sorted() where name != general && !family(of: name).contains(general) {
            let asked = messages(of: name)
            let mixed = events.filter { !$0.messages.isDisjoint(with: asked) }
            guard mixed.count > 1 else { continue }
            let parts = mixed.map { "\(words($0.messages.intersection(asked))) of \($0.name)" }
            return Fault(happened: "\(name) asks for \(words(parts))", place: protocols[name].map(place))
        }
        for event in events where output(of: event) == nil {
            return Fault(
                happened: "no protocol asks for all that answers \(event.name), and for nothing else",
                place: protocols[general].map(place))
        }
        return nil
    }

    /// The protocol that asks for all messages of an event and for no other event's.
    private func output(of event: Event) -> String? {
        family(of: general).subtracting([general]).sorted().first {
            allMessages(of: $0).intersection(known) == event.messages
        }
    }

    // MARK: - Extensions

    /// Why one can't see in the listener's code which event an implementation belongs to; nil when one can.
    var faultOfExtensions: Fault? {
        let parts = files.flatMap(\.declarations).filter { $0.name == listener }
        for event in events {
            for part in parts {
                let heard = Set(part.members.filter { $0.kind == .method }.map(\.signature))
                    .intersection(event.messages)
                guard !heard.isEmpty, let fault = fault(of: part, hearing: heard, of: event) else { continue }
                return Fault(happened: fault, place: place(of: part))
            }
        }
        return nil
    }

    private func fault(of part: Declaration, hearing heard: Set<String>, of event: Event) -> String? {
        guard part.kind == .extension else { return "\(listener) implements \(words(heard)) in its own body" }
        let outputs = part.inherited.flatMap(\.names).filter { !allMessages(of: $0).isDisjoint(with: known) }
        let promised = outputs.reduce(into: Set<String>()) { $0.formUnion(allMessages(of: $1)) }
        if !promised.isEmpty, heard.isSubset(of: promised), promised.intersection(known).isSubset(of: event.messages) {
            return nil
        }
        let place = outputs.isEmpty ? "an extension that conforms to no output" : "an extension for \(words(outputs))"
        let (answers, are) = heard.count == 1 ? ("answers", "is") : ("answer", "are")
        return "\(words(heard)), which \(answers) \(event.name), \(are) in \(place)"
    }
}
