import RoleIndex
import SourceModel

extension Rule {
    /// The messages that answer one event are declared together.
    static let oneOutputAnEvent = Rule(
        name: "one-output-an-event",
        what: "Each event of a UseCase has an output protocol of its own, and each output an extension of its own.",
        why: "it is then seen at a glance which messages answer which event, and which code hears them",
        fix: "declare an output protocol for each event, and let the scene's output inherit from all",
        wrong: [
            "ContactUseCase.swift": """
            protocol ContactUseCaseOutput: AnyObject {
                func presentContact(name: String)
                func presentDeleted()
            }
            class ContactUseCase {
                weak var output: ContactUseCaseOutput?
                func eventViewReady() { output?.presentContact(name: "Ada") }
                func eventDelete() { output?.presentDeleted() }
            }
            """
        ],
        right: [
            "ContactUseCase.swift": """
            protocol ContactViewReadyUseCaseOutput: AnyObject {
                func presentContact(name: String)
            }
            protocol ContactDeleteUseCaseOutput: AnyObject {
                func presentDeleted()
            }
            protocol ContactUseCaseOutput: ContactViewReadyUseCaseOutput, ContactDeleteUseCaseOutput {}
            class ContactUseCase {
                weak var output: ContactUseCaseOutput?
                func eventViewReady() { output?.presentContact(name: "Ada") }
                func eventDelete() { output?.presentDeleted() }
            }
            """
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"The UseCase\": create one UseCaseOutput protocol for each event",
        check: { codebase in
            let layers = CleanLayers(codebase: codebase)
            return OneOutputAnEvent(layers: layers).findings + OutputsInExtensions(layers: layers).findings
        })
}

private struct OneOutputAnEvent {
    let layers: CleanLayers

    var findings: [Finding] {
        let talks = layers.types(.useCase).filter(\.isClass).map { UseCaseTalk(layers: layers, useCase: $0) }
        var answers: [String: [String: Set<String>]] = [:]
        for answer in talks.flatMap(\.answers) {
            answers[answer.output, default: [:]][answer.message, default: []].insert(answer.event)
        }
        return answers.sorted { $0.key < $1.key }.compactMap { finding($0.key, $0.value) }
    }

    /// Makes a finding if two messages of an output share no event, since they answer different ones.
    ///
    /// Messages that several events share, such as an error, may be in an output for all of them.
    private func finding(_ output: String, _ events: [String: Set<String>]) -> Finding? {
        guard let type = layers.codebase.type(at: output) else { return nil }
        let messages = events.keys.sorted()
        let apart = messages.first { one in
            messages.contains { other in events[one, default: []].isDisjoint(with: events[other, default: []]) }
        }
        guard apart != nil else { return nil }
        let all = Set(events.values.flatMap { $0 }).sorted()
        let names = all.map { name(of: output, for: $0) }.joined(separator: ", ")
        return Finding(
            type.main.declaration.location, "\(output) answers \(all.count) events: \(all.joined(separator: ", "))",
            fix: "declare an output for each of them, \(names), and let \(output) inherit from those")
    }

    /// Returns `ContactDeleteUseCaseOutput` for `eventDelete` in `ContactUseCaseOutput`.
    private func name(of output: String, for event: String) -> String {
        for ending in ["UseCaseOutput", "Output"] where output.hasSuffix(ending) {
            return output.dropLast(ending.count) + event.dropFirst(5) + ending
        }
        return event.dropFirst(5) + output
    }
}
