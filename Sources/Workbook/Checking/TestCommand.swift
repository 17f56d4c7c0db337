import Course
import Foundation
import Processes
import Typesetting

/// Builds one exercise or lesson with its suites and runs these, in one `swift test`.
///
/// It shares `.build` with `swift run` and `swift test`. Measured: a scratch path of its own costs 25 s and 100 MB
/// the first time, because the libraries are built again; sharing costs 0.6 s when the manifest was another one
/// before, and rebuilds nothing on either side. One command for both steps reads the manifest once, which saves
/// 0.3 s of 0.7 s against `swift build --build-tests` and `swift test --skip-build` when nothing changed.
package struct TestCommand {
    let scope: TestScope
    let checkout: Checkout
    let toolchain: Toolchain
    let environment: [String: String]
    /// Seconds that a test may go on while no other begins or ends; the build is not counted.
    package var timeout: Int
    let interruption: Interruption
    /// The one suite that is run; nil for all.
    package var suite: String?
    /// Whether enough is known of a run, which is then ended at once; by default, only its own end is enough.
    package var isDecided: (TestRun) -> Bool = { _ in false }
    /// What a stranger's code is built in and run in; nil where the code is the user's own.
    package var boxes: Boxes?
    /// Told what is being done.
    let progress: (String) -> Void

    /// A command from its parts.
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

    /// Seconds after which a test that runs alone is known to be the one that hangs.
    private static let patienceWithOne = 10

    /// All tests but those at once.
    package func run(skipping skipped: [String]) throws(CheckError) -> TestAttempt {
        progress(BuildTimes(in: checkout).announcement(scope.name))
        let chosen = suite.map { ["--filter", "\\.\($0)/"] } ?? []
        return try run(
            ["--parallel"] + chosen + Self.withoutLearners + skipped.flatMap { ["--skip", Self.pattern($0)] },
            limit: timeout)
    }

    /// Those tests alone and one after the other, so that the one that brings the run down is known.
    func run(only suspects: [String]) throws(CheckError) -> TestAttempt {
        let limit = min(timeout, Self.patienceWithOne)
        progress("Looking for the test that broke the run off")
        return try run(["--no-parallel"] + suspects.flatMap { ["--filter", Self.pattern($0)] }, limit: limit)
    }

    /// What a learner wrote is run by the suite, in processes of its own.
    static let withoutLearners = ["--skip", "^Exercise[0-9]+[a-z]LearnerTests\\."]

    private static func pattern(_ function: String) -> String { "/\(function)\\(" }

    private func run(_ selection: [String], limit: Int) throws(CheckError) -> TestAttempt {
        if boxes != nil { return try runBuilt(selection, with: [:], limit: limit) }
        forgetHiddenChanges()
        return try run(
            toolchain.swift, ["test", "--disable-xctest"] + selection + scratch, variables: [:], limit: limit)
    }

    /// Where it is built, as `swift` takes it.
    var scratch: [String] {
        (scope.scratch ?? ScratchFolder.path(for: checkout)).map { ["--scratch-path", $0] } ?? []
    }

    /// Lets the next build see each change, however soon after the last build it was saved.
    func forgetHiddenChanges() {
        guard let label = scope.switches.onlyLabel else { return }
        let built = scope.scratch ?? ScratchFolder.path(for: checkout)
        DriverRecords(builtIn: built.map { URL(fileURLWithPath: $0) } ?? checkout.url(".build"))
            .forgetWhereChangesHide(label: label)
    }

    /// Runs a program that runs the tests.
    func run(
        _ program: URL, _ arguments: [String], variables: [String: String], limit: Int
    ) throws(CheckError) -> TestAttempt {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let stream = folder.appendingPathComponent("events.jsonl")
        let events = ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
        // Of that folder the code in the box sees the report alone.
        var box = boxes?.run
        box?.reports.append(stream.path)
        let report = box == nil ? EventFile(stream) : try EventFile(pipeAt: stream)
        defer { report.close() }
        let child = try CheckError.wrapping { [box] () throws(ProcessError) in
            try ChildProcess(
                program, arguments + events, environment: scrubbed().merging(variables) { $1 }, in: checkout.root,
                box: box)
        }
        return try watch(child, report, limit: limit)
    }

    /// Waits for the end, which is forced when nothing has moved for so long.
    ///
    /// Tests are finitely many, so what goes on for ever is a test; and however many there are, slow machines are not
    /// punished for the sum.
    private func watch(_ child: ChildProcess, _ stream: EventFile, limit: Int) throws(CheckError) -> TestAttempt {
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
        var attempt = TestAttempt(
            run: run, end: end, wasBuilt: events.hasBegun, hasFailed: end == .byItself && !child.hasSucceeded,
            signal: end == .byItself ? signal : nil,
            buildOutput: child.errors.text + child.output.text, testOutput: child.output.text + child.errors.text)
        attempt.printed = PrintedText(child.output.text, without: run.issues)
        return attempt.asIfAtHome(scope)
    }

    private static let tooLong = "more than \(EventFile.limit >> 20) MB for its report"

    /// From the second second on, says who keeps the run.
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

    /// The learner's environment without the workbook's own switches, so that none of them can change a verdict.
    func scrubbed() -> [String: String] {
        var environment = environment.withoutSwitches()
        environment.merge(scope.switches) { $1 }
        environment["NO_COLOR"] = "1"
        // Where a crash happened, without the registers; it costs nothing unless there is one.
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
