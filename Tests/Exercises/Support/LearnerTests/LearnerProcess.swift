import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// This very test process once more, with a learner's tests alone and one fault switched on.
///
/// A process of its own, because a learner's test may trap or never end, and a fault is chosen where a process begins.
struct LearnerProcess: Sendable {
    /// Which tests are run, as `--filter` takes it.
    let pattern: String
    /// What the code under test reads its fault from.
    static let faultVariable = "WORKBOOK_FAULT"
    let fault: String?
    /// Seconds until all of it is ended.
    let limit: Int

    /// Runs to the end, which is forced after the limit.
    func run() async -> LearnerRun {
        do {
            let folder = try TemporaryFolder()
            defer { withExtendedLifetime(folder) {} }
            let (events, errors) = (folder.url.appending(path: "events.jsonl"), folder.url.appending(path: "errors"))
            try Data().write(to: errors)
            let end = try await exit(events: events, errors: FileHandle(forWritingTo: errors))
            var (run, hasEnded) = LearnerEvents.read((try? Data(contentsOf: events)) ?? Data())
            run.end = hasEnded && end == .endedEarly ? .complete : end
            if case .crashed = end { run.end = .crashed(message: Self.lastWords(in: errors)) }
            return run
        } catch {
            return LearnerRun(end: .notStarted(reason: "\(error)"))
        }
    }

    /// How the process ended; `.endedEarly` where it left by itself, which a run that is over does too.
    private func exit(events: URL, errors: FileHandle) async throws -> LearnerRun.End {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // Should this process be killed, the limits still end a loop, and one that prints.
        let limits = "ulimit -t \(limit + 10); ulimit -f 65536; exec \"$@\""
        process.arguments = ["-c", limits, "sh"] + Self.arguments(for: pattern, events: events)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let state = Mutex(State.running)
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { [limit] process in
                let crashed = process.terminationReason == .uncaughtSignal
                let before = state.withLock { state in
                    defer { state = .ended }
                    return state
                }
                let end: LearnerRun.End = crashed ? .crashed(message: nil) : .endedEarly
                continuation.resume(returning: before == .killed ? .timedOut(seconds: limit) : end)
            }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
                return
            }
            let id = process.processIdentifier
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
                state.withLock { state in
                    guard state == .running else { return }
                    state = .killed
                    // The process leads a group of its own, in which is whatever it started.
                    _ = killpg(id, SIGKILL)
                    _ = kill(id, SIGKILL)
                }
            }
        }
    }

    private enum State {
        case running, killed, ended
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[Self.faultVariable] = fault
        environment["NO_COLOR"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }

    /// The command line of this process, with its own choice of tests and its own reports taken out.
    static func arguments(for pattern: String, events: URL, of own: [String] = CommandLine.arguments) -> [String] {
        let replaced = [
            "--filter", "--skip", "--event-stream-output-path", "--event-stream-version", "--xunit-output",
            "--attachments-path", "--repetitions", "--repeat-until", "--configuration-path",
            "--experimental-event-stream-output", "--experimental-event-stream-version",
            "--experimental-attachments-path",
        ]
        var kept: [String] = []
        var rest = own.dropFirst()
        while let argument = rest.popFirst() {
            if replaced.contains(argument) {
                rest = rest.dropFirst()
            } else if argument != "--parallel", !replaced.contains(where: { argument.hasPrefix($0 + "=") }) {
                kept.append(argument)
            }
        }
        let program = Bundle.main.executablePath ?? own.first ?? ""
        // One after the other, so that the one that traps or never ends is known.
        return [program] + kept + [
            "--no-parallel", "--filter", pattern, "--event-stream-output-path", events.path, "--event-stream-version",
            "0",
        ]
    }

    /// The line in which a process said why it trapped, without the path in front of it.
    private static func lastWords(in file: URL) -> String? {
        let text = String(decoding: (try? Data(contentsOf: file))?.suffix(65_536) ?? Data(), as: UTF8.self)
        let line = text.split(separator: "\n").last { $0.contains("Fatal error") }
        return line?.split(separator: "/").last.map(String.init)
    }
}
