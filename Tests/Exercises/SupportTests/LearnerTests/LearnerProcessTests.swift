import Foundation
import Testing

@testable import ExerciseSupport

@Suite("A learner's tests run in a process of their own")
struct LearnerProcessTests {
    private func run(_ fault: String, of pattern: String = "LearnerFixture/", limit: Int = 60) async -> LearnerRun {
        await LearnerProcess(pattern: "^ExerciseSupportTests\\.\(pattern)", fault: fault, limit: limit).run()
    }

    @Test("and each is seen to pass")
    func passing() async {
        let run = await run("right")
        #expect(run.end == .complete)
        #expect(run.passed.sorted() == ["hangs()", "judges()", "leaves()", "traps()"])
    }

    @Test("and one that fails is seen with its place")
    func failing() async throws {
        let run = await run("wrong")
        #expect(run.end == .complete)
        let failure = try #require(run.failures.first)
        #expect(failure.test == "judges()")
        #expect(failure.text.contains("wrong"))
        #expect(failure.place?.hasPrefix("LearnerFixture.swift:") == true)
        #expect(run.failed == ["judges()"])
    }

    @Test("and a trap is told with its words")
    func trapping() async {
        let run = await run("traps")
        guard case .crashed(let trap) = run.end else { return #expect(run.end == .crashed(LearnerTrap())) }
        #expect(trap.words == "nobody is home")
        #expect(trap.place?.hasPrefix("LearnerFixture.swift:") == true)
        #expect(run.places["traps()"]?.hasPrefix("LearnerFixture.swift:") == true)
        #expect(run.unfinished == ["traps()"])
    }

    @Test("and one that never ends is ended")
    func hanging() async {
        // Without a limit it would go on for a minute; the limit leaves a busy machine the time to begin.
        let run = await run("hangs", limit: 20)
        #expect(run.end == .timedOut(seconds: 20))
        #expect(run.unfinished == ["hangs()"])
    }

    @Test("and leaving is not passing")
    func leaving() async {
        let run = await run("leaves")
        #expect(run.end == .endedEarly)
        #expect(run.unfinished == ["leaves()"])
    }

    @Test("and where there are none, none is seen")
    func nothing() async {
        let run = await run("right", of: "NoSuchSuite/")
        #expect(run == LearnerRun())
    }

    @Test("with the command line of this one, but for what it runs and where it reports")
    func arguments() {
        let own = [
            "tests", "--test-bundle-path", "B", "--filter", "Mine", "--skip=Yours", "--parallel",
            "--event-stream-output-path", "old", "--event-stream-version", "0", "--testing-library", "swift-testing",
        ]
        let arguments = LearnerProcess.arguments(for: "^New", events: URL(filePath: "/new"), of: own)
        #expect(
            Array(arguments.dropFirst()) == [
                "--test-bundle-path", "B", "--testing-library", "swift-testing", "--no-parallel", "--filter", "^New",
                "--event-stream-output-path", "/new", "--event-stream-version", "0",
            ])
    }
}
