import Course
import Foundation
import Processes
import Typesetting

/// Builds one exercise or lesson with its suites and runs them, in a single `swift test`.
///
/// It shares `.build` with `swift run` and `swift test`. Measured: a separate scratch path costs 25 s and 100 MB the
/// first time, because the libraries are built again; sharing costs 0.6 s when the manifest was a different one before,
/// and rebuilds nothing on either side. A single command for both steps reads the manifest once, which saves 0.3 s of
/// 0.7 s against `swift build --build-tests` and `swift test --skip-build` when nothing changed.
package struct TestCommand {
    let scope: TestScope
    let checkout: Checkout
    let toolchain: Toolchain
    let environment: [String: String]
    /// The most seconds for which a test may run while no other begins or ends; the build isn't counted.
    package var timeout: Int
    let interruption: Interruption
    /// The only suite to run, or nil for all.
    package var suite: String?
    /// Returns whether the events so far decide the verdict, so that the run can be stopped; by default, they never do.
    package var isDecided: (TestRun) -> Bool = { _ in false }
    /// The boxes for a stranger's code, or nil for the user's own code.
    package var boxes: Boxes?
    /// Receives a line for each step.
    let progress: (String) -> Void

    /// Creates a command from its parts.
    package init(
        scope: TestScope, checkout: Checkout, toolchain: Toolchain, environment: [String: String], timeout: Int,
        interruption: Interruption, progress: @escaping (String) -> Void
    ) {
        self.scope = scope
        self.checkout = checkout
        self.toolchain = toolchain
        self.environment = environment
        self.timeout = timeout
        self.interruption = interruption
        self.progress = progress
    }

    /// The limit, in seconds, for a test that runs alone: after it, that test is the one that hangs.
    private static let patienceWithOne = 10

    /// Builds, and runs all tests but the skipped ones in parallel.
    package func run(skipping skipped: [String]) throws(CheckError) -> TestAttempt {
        progress(BuildTimes(in: checkout).announcement(scope.name))
        let chosen = suite.map { ["--filter", "\\.\($0)/"] } ?? []
        return try run(
            ["--parallel"] + chosen + Self.withoutLearners + skipped.flatMap { ["--skip", Self.pattern($0)] },
            limit: timeout)
    }

    /// Runs only these tests, one after the other, to find the one that brings the run down.
    func run(only suspects: [String]) throws(CheckError) -> TestAttempt {
        let limit = min(timeout, Self.patienceWithOne)
        progress("Looking for the test that broke the run off")
        return try run(["--no-parallel"] + suspects.flatMap { ["--filter", Self.pattern($0)] }, limit: limit)
    }

    /// The arguments that leave out a learner's tests, which the suite runs in their own processes.
    static let withoutLearners = ["--skip", "^Exercise[0-9]+[a-z]LearnerTests\\."]

    private static func pattern(_ function: String) -> String { "/\(function)\\(" }

    private func run(_ selection: [String], limit: Int) throws(CheckError) -> TestAttempt {
        if boxes != nil { return try runBuilt(selection, with: [:], limit: limit) }
        forgetHiddenChanges()
        return try run(
            toolchain.swift, ["test", "--disable-xctest"] + selection + scratch, variables: [:], limit: limit)
    }

    /// The build folder as arguments for `swift`, if it isn't the default one.
    var scratch: [String] {
        (scope.scratch ?? ScratchFolder.path(for: checkout)).map { ["--scratch-path", $0] } ?? []
    }

    /// Makes sure that the next build sees every change, however soon after the last build it was saved.
    func forgetHiddenChanges() {
        guard let label = scope.switches.onlyLabel else { return }
        let built = scope.scratch ?? ScratchFolder.path(for: checkout)
        DriverRecords(builtIn: built.map { URL(fileURLWithPath: $0) } ?? checkout.url(".build"))
            .forgetWhereChangesHide(label: label)
    }

    /// Starts a program that runs the tests, and watches it.
    func run(
        _ program: URL, _ arguments: [String], variables: [String: String], limit: Int
    ) throws(CheckError) -> TestAttempt {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let stream = folder.appendingPathComponent("events.jsonl")
        let events = ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
        let crashes = CrashLogs(in: folder)
        // The code in the box sees only the report in that folder.
        var box = boxes?.run
        box?.reports.append(stream.path)
        let report = box == nil ? EventFile(stream) : try EventFile(pipeAt: stream)
        defer { report.close() }
        let environment = scrubbed().merging(box == nil ? crashes.environment : [:]) { $1 }.merging(variables) { $1 }
        let child = try CheckError.wrapping { [box] () throws(ProcessError) in
            try ChildProcess(program, arguments + events, environment: environment, in: checkout.root, box: box)
        }
        return try watch(child, report, crashes, limit: limit)
    }

    /// Waits for the end of the run, and kills it if no test begins or ends within the limit.
    ///
    /// There are finitely many tests, so a run that never ends has a test that hangs; and because the limit isn't for
    /// the whole run, many tests on a slow machine don't exceed it.
    private func watch(
        _ child: ChildProcess, _ stream: EventFile, _ crashes: CrashLogs, limit: Int
    ) throws(CheckError) -> TestAttempt {
        var events = stream
        var run = TestRun()
        var end = TestAttempt.End.byItself
        let start = ContinuousClock.now
        var lastMove: ContinuousClock.Instant?
        var guardian = boxes.map { BoxGuard($0.runSeconds) }
        while try !CheckError.wrapping({ () throws(ProcessError) in
            try child.hasEnded(within: 0.03, unless: interruption)
        }) {
            let new = events.next()
            for event in new { run.add(event) }
            if events.hasBegun, lastMove == nil, scope.scratch == nil {
                BuildTimes(in: checkout).keep(start.duration(to: .now), of: scope.name)
            }
            if events.hasBegun, lastMove == nil || new.contains(where: \.isMove) { lastMove = .now }
            let still = lastMove.map { Int($0.duration(to: .now).components.seconds) }
            tellProgress(run, still: still, child)
            if isDecided(run) {
                child.kill()
                return TestAttempt.decided(by: run).asIfAtHome(scope)
            }
            if let still, still >= limit {
                child.kill()
                end = .killedAfter(seconds: limit)
                break
            }
            if let reason = events.isTooLong ? Self.tooLong : guardian?.reason(toEnd: child) {
                child.kill()
                end = .killedFor(reason)
                break
            }
        }
        for event in events.next() { run.add(event) }
        let signal = child.signal ?? CrashReport(output: child.errors.text).signal
        let logs = crashes.texts
        var attempt = TestAttempt(
            run: run, end: end, wasBuilt: events.hasBegun, hasFailed: end == .byItself && !child.hasSucceeded,
            signal: end == .byItself ? signal : nil,
            buildOutput: child.errors.text + child.output.text,
            // The last crash of a run that a signal ended is its own.
            testOutput: child.output.text + child.errors.text + (run.hasEnded || signal == nil ? "" : logs.last ?? ""))
        attempt.crashes = logs.map { CrashReport(output: $0) }
        attempt.printed = PrintedText(child.output.text, without: run.issues)
        return attempt.asIfAtHome(scope)
    }

    private static let tooLong = "more than \(EventFile.limit >> 20) MB for its report"

    /// Reports the tests that are still running, from the second second on.
    private func tellProgress(_ run: TestRun, still: Int?, _ child: ChildProcess) {
        let unfinished = run.unfinished
        if let still, still >= 2, let first = unfinished.first {
            progress("Still running: \(unfinished.count > 1 ? "\(unfinished.count) tests" : first), \(still) s")
        } else if still != nil {
            progress("Checking \(scope.name)")
        } else if child.errors.text.contains("Another instance of SwiftPM") {
            progress("Waiting for another swift build of this folder to end")
        }
    }

    /// Returns the learner's environment without the workbook's own switches, so that none of them can change a
    /// verdict.
    func scrubbed() -> [String: String] {
        var environment = environment.withoutSwitches()
        environment.merge(scope.switches) { $1 }
        environment["NO_COLOR"] = "1"
        // Asks for the place of a crash, without the registers; this costs nothing unless there is a crash.
        environment["SWIFT_BACKTRACE"] = CrashReport.settings
        return environment
    }

    private func temporaryFolder() throws(CheckError) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .noTemporaryFolder(path: folder.path, reason: FileReason.text(error))
        }
        return folder
    }
}
