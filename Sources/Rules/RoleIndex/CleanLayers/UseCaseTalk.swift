import SourceModel

/// The messages that a UseCase sends to its output, event by event, through its own methods and its Transformers.
package struct UseCaseTalk {
    /// A message to the output, and the event that leads to it.
    package struct Answer {
        /// The event's name without labels; a second source of the same event has the first one's name.
        package let event: String
        /// The path of the protocol that declares the message.
        package let output: String
        /// The message with its labels, `present(contact:)`.
        package let message: String
    }

    private struct Method {
        let file: SourceFile
        let declaration: Declaration
    }

    /// The part of each type.
    package let layers: CleanLayers
    /// The UseCase whose methods are read.
    package let useCase: KnownType
    private var codebase: Codebase { layers.codebase }

    /// Reads a UseCase in a codebase whose layers are known.
    package init(layers: CleanLayers, useCase: KnownType) {
        self.layers = layers
        self.useCase = useCase
    }

    /// The messages to the output, in the order of the events.
    package var answers: [Answer] {
        let events = methods(of: useCase).filter { $0.declaration.name.hasPrefix("event") }
        let names = Set(events.map(\.declaration.name))
        return events.flatMap { event -> [Answer] in
            var seen: Set<String> = []
            let name = firstSource(of: event.declaration.name, among: names)
            return said(by: event, of: useCase, &seen).map { Answer(event: name, output: $0.0, message: $0.1) }
        }
    }

    /// Returns `eventViewReady` for `eventViewReadyFromCache`.
    private func firstSource(of event: String, among events: Set<String>) -> String {
        let shorter = events.filter { other in
            event.hasPrefix(other) && event.dropFirst(other.count).first.map { $0.isUppercase } ?? false
        }
        return shorter.min { $0.count < $1.count } ?? event
    }

    private func methods(of type: KnownType) -> [Method] {
        type.parts.flatMap { part in
            part.declaration.members.filter { $0.kind == .method }.map { Method(file: part.file, declaration: $0) }
        }
    }

    /// The messages that a method sends, itself or through the methods and Transformers that it calls.
    private func said(by method: Method, of type: KnownType, _ seen: inout Set<String>) -> [(String, String)] {
        guard seen.insert("\(type.path).\(method.declaration.signature)").inserted else { return [] }
        var found: [(String, String)] = []
        for reference in method.file.references(in: method.declaration) {
            let context = codebase.context(of: reference, in: method.file)
            if let message = message(reference, in: context) {
                found.append(message)
            } else if reference.isCapitalized {
                let named = codebase.resolve(reference.name, receiver: reference.receiver, in: context)
                guard let named, layers.part(of: named) == .transformer else { continue }
                for inner in methods(of: named) { found += said(by: inner, of: named, &seen) }
            } else if reference.kind == .call,
                reference.receiver == nil || reference.receiver?.hasPrefix("self") == true
            {
                let called = methods(of: type).filter { $0.declaration.name == reference.name }
                for inner in called { found += said(by: inner, of: type, &seen) }
            }
        }
        return found
    }

    /// The message, and the protocol that declares it, if the receiver is an output.
    private func message(_ reference: Reference, in context: Context) -> (String, String)? {
        guard reference.kind == .call, let receiver = reference.receiver, !receiver.isEmpty else { return nil }
        guard case .known(let output) = codebase.receiverType(receiver, in: context), output.isProtocol else {
            return nil
        }
        for candidate in layers.family(of: output) where layers.part(of: candidate) == .useCaseOutput {
            let declared = candidate.main.declaration.members.first { member in
                member.name == reference.name && member.parameters.map { $0.label ?? "_" } == reference.labels
            }
            if let declared { return (candidate.path, declared.signature) }
        }
        return nil
    }
}

extension CleanLayers {
    /// A protocol and all protocols that it inherits from.
    package func family(of type: KnownType) -> [KnownType] {
        var found = [type]
        var index = 0
        while index < found.count {
            for name in found[index].main.declaration.inherited {
                guard let next = codebase.resolvePath(name.text, in: nil), next.isProtocol,
                    !found.contains(where: { $0.path == next.path })
                else { continue }
                found.append(next)
            }
            index += 1
        }
        return found
    }
}
