import ExerciseSupport
import SourceModel
import Testing

/// A test of the learner's tests: they don't wait, and don't look at what an actor remembers.
extension CapstoneTests {
    @Test("18a.8 the tests neither wait nor look at what an actor remembers")
    func nothingIsAwaitedOrRead() throws {
        let tests = try exercise.learnerTests
        let own = Set(tests.files.flatMap(\.declarations).flatMap(\.all).map(\.name))
        let actors = try exercise.sources.files.flatMap(\.declarations)
            .filter { ["ShelfReserveDirector", "ShelfReserveWorker"].contains($0.name) }
        // Its neighbors are set by the tests, and are known by the names of their roles.
        let remembered = actors.flatMap(\.members).filter { property in
            property.kind == .property && !property.isStatic
                && property.knownType?.names.contains { $0.contains("_") } != true
        }
        for reference in tests.files.flatMap(\.references) {
            if Self.waits(reference) {
                Issue.record(
                    .teaching(
                        expected: "a test gives the answer to a request itself, and looks at once",
                        happened: "\(reference.text) waits",
                        why: "right answers come at once here; a test that waits costs time on every run",
                        look: look(at: reference, for: "which spy could answer at once?")))
                return
            }
            guard !own.contains(reference.name), Self.isActor(reference.receiver),
                remembered.contains(where: { $0.name == reference.name })
            else { continue }
            Issue.record(
                .teaching(
                    expected: "a test looks at what the spies were told, and at nothing inside an actor",
                    happened: "it reads \(reference.text)",
                    why: "what an actor remembers is private: another actor that says the same is just as right",
                    look: look(at: reference, for: "which message shows the same?")))
            return
        }
    }

    private func look(at reference: Reference, for question: String) -> String {
        exercise.look(at: [reference.location.place], for: question, lesson: "14")
    }

    private static func waits(_ reference: Reference) -> Bool {
        guard reference.kind == .call else { return false }
        return reference.name == "messages" && reference.labels.first == "atLeast"
            || reference.name == "yield" && reference.receiver == "Task"
            || ["withCheckedContinuation", "withCheckedThrowingContinuation"].contains(reference.name)
    }

    private static func isActor(_ receiver: String?) -> Bool {
        guard let name = receiver?.lowercased() else { return false }
        return ["director", "worker", "sut"].contains { name.hasSuffix($0) }
    }
}
