import ExerciseSupport
import SourceModel
import Testing

extension CapstoneTests {
    private static let tests = LearnerTests(
        of: exercise, in: "Tests/ShelfReserveDirectorTests.swift", lesson: 14, basis: "18a.8")

    @Test("18a.8 there are tests, and they pass")
    func ownTestsPass() async throws {
        // A suite that asks how it is run fails here for that reason, which the other test of 18a.8 reports.
        guard LearnerFile.isClean(try exercise.learnerTests) else { return }
        await Self.tests.expectPassing(
            on: [Behavior(words: "the code is as it is")], look: "is the test wrong, or what it found?")
    }

    @Test("18a.8 the tests judge by what the code does")
    func nothingElseIsAsked() throws {
        LearnerFile.report(try exercise.learnerTests)
    }

    @Test("18a.9 a message that is missing or wrong is noticed")
    func messagesAreTested() async {
        await Self.expectNoticing(
            .message, look: "which test hears this message? A message that no user would miss can go")
    }

    @Test("18a.9 a condition that no longer matters is noticed")
    func decisionsAreTested() async {
        await Self.expectNoticing(
            .decision,
            look: "is there a test on each side of this condition? A condition that makes no difference can go")
    }

    private static func expectNoticing(_ kind: TrialFault.Kind, look: String) async {
        // The finding names the file of the Director's tests, but the unnoticed mistake may be in the Worker.
        let look = "\(exercise.path("Tests/ShelfReserveWorkerTests.swift"))\n      \(look)"
        // Nothing is built for tests that don't run yet.
        guard await tests.reportsUntried() == false else { return }
        do throws(TrialError) {
            let trial = try await Trial.of(exercise, by: plan)
            await tests.expectNoticing(kind, in: trial, look: look)
        } catch {
            Issue.record(Steps.untried(error))
        }
    }
}
