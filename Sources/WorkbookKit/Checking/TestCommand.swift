import Foundation

/// Builds one exercise with its suite and runs that, in one `swift test`.
///
/// It shares `.build` with `swift run` and `swift test`. Measured: a scratch path of its own costs 25 s and 100 MB
/// the first time, because the libraries are built again; sharing costs 0.6 s when the manifest was another one
/// before, and rebuilds nothing on either side. One command for both steps reads the manifest once, which saves
/// 0.3 s of 0.7 s against `swift build --build-tests` and `swift test --skip-build` when nothing changed.
struct TestCommand {
    let exercise: Exercise
    let checkout: Checkout
    let toolchain: Toolchain
    let environment: [String: String]
    /// Seconds that the tests may take; the build is not counted.
    let timeout: Int
    let interruption: Interruption
    /// Told what is being done.
    let progress: (String) -> Void

    /// Seconds without any event after which a run of one test after the other is given up.
    private static let longestSilence = 10

    /// One attempt, leaving out the test functions named.
    ///
    /// One test after the other takes longer, because many tests wait for something; but then it is known which
    /// one it was that brought the run down.
    func run(skipping skipped: [String], oneByOne: Bool) throws(CheckError) -> TestAttempt {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let stream = folder.appendingPathComponent("events.jsonl")
        let child = try ChildProcess(
            toolchain.swift, arguments(stream, skipping: skipped, oneByOne), environment: scrubbed(),
            in: checkout.root)
        return try watch(child, stream, limit: oneByOne ? min(timeout, Self.longestSilence) : timeout, oneByOne)
    }

    private func arguments(_ stream: URL, skipping skipped: [String], _ oneByOne: Bool) -> [String] {
        var arguments = ["test", "--disable-xctest", oneByOne ? "--no-parallel" : "--parallel"]
        arguments += ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
        if let scratch = ScratchFolder.path(for: checkout) { arguments += ["--scratch-path", scratch] }
        for function in skipped { arguments += ["--skip", "/\(function)\\("] }
        return arguments
    }

    /// Waits for the end, which is forced when the limit is over: of all the tests, or of one.
    private func watch(
        _ child: ChildProcess, _ stream: URL, limit: Int, _ oneByOne: Bool
    ) throws(CheckError) -> TestAttempt {
        var events = EventFile(stream)
        var run = TestRun()
        var end = TestAttempt.End.byItself
        var deadline: ContinuousClock.Instant?
        progress("Building exercise \(exercise.label)")
        while !child.hasEnded(within: 0.03) {
            let new = events.next()
            for event in new { run.add(event) }
            if let signal = interruption.received {
                child.kill()
                throw .interrupted(signal: signal)
            }
            if events.hasBegun, deadline == nil || oneByOne && !new.isEmpty {
                progress("Checking exercise \(exercise.label)")
                deadline = .now + .seconds(limit)
            } else if deadline == nil, child.errors.text.contains("Another instance of SwiftPM") {
                progress("Waiting for another swift build of this folder to end")
            }
            if let deadline, deadline < .now {
                child.kill()
                end = .killedAfter(seconds: limit)
                break
            }
        }
        for event in events.next() { run.add(event) }
        return TestAttempt(
            run: run, end: end, wasBuilt: events.hasBegun, buildOutput: child.errors.text + child.output.text,
            testOutput: child.output.text + child.errors.text)
    }

    /// The learner's environment without the workbook's own switches, so that none of them can change a verdict.
    private func scrubbed() -> [String: String] {
        var environment = environment.filter { !$0.key.hasPrefix("WORKBOOK_") }
        environment["WORKBOOK_ONLY"] = exercise.label
        environment["WORKBOOK_GRADE"] = "1"
        environment["NO_COLOR"] = "1"
        // Where a crash happened, without the registers; it costs nothing unless there is one.
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"
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
