import CourseFixtures
import Foundation
import Processes
import Testing

@testable import Checking

@Suite("A run is ended as soon as enough is known of it")
struct TestCommandTests {
    private let folder: TemporaryCourse

    init() throws {
        folder = try TemporaryCourse()
    }

    /// Runs a program that reports these events and then waits longer than allowed.
    private func attempt(telling lines: [String], isDecided: @escaping (TestRun) -> Bool) throws -> TestAttempt {
        try folder.write("events.jsonl", lines.map { $0 + "\n" }.joined())
        let environment = ProcessInfo.processInfo.environment
        var command = TestCommand(
            scope: .of(Recorded.exercise), checkout: folder.checkout,
            toolchain: try Toolchain(environment: environment), environment: environment, timeout: 2,
            interruption: Interruption(), progress: { _ in })
        command.isDecided = isDecided
        // The report's path is the argument after its option.
        return try command.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "cat events.jsonl > \"$1\"; exec sleep 60"], variables: [:],
            limit: command.timeout)
    }

    @Test("what was under way counts as never begun, and what had ended as it was")
    func endsEarly() throws {
        let lines = Recorded.whole(except: ["plain"], with: [Recorded.issue("one")])
        let attempt = try attempt(telling: lines) { $0.hasEnded("one") && !$0.issues.isEmpty }
        #expect(attempt.end == .byItself && attempt.hasFailed && !attempt.isInDoubt)
        #expect(attempt.run.hasEnded && attempt.run.unfinished.isEmpty)
        #expect(attempt.run.hasBegun("two") && !attempt.run.hasBegun("plain"))
        #expect(attempt.run.issues(of: "one").count == 1)
    }

    @Test("without such a wish it goes on for as long as it may")
    func goesOn() throws {
        let lines = Recorded.whole(except: ["plain"], with: [Recorded.issue("one")])
        let attempt = try attempt(telling: lines) { _ in false }
        #expect(attempt.end == .killedAfter(seconds: 2))
        #expect(attempt.run.unfinished == ["plain"])
    }
}
