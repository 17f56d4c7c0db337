import Foundation

/// This very test process once more, with a learner's tests alone and one fault switched on; or the tests of another
/// program, in the same way.
///
/// A process of its own, because a learner's test may trap or never end, and a fault is chosen where a process begins.
struct LearnerProcess: Sendable {
    /// Which tests are run, as `--filter` takes it.
    let pattern: String
    /// The variable from which the code under test reads its fault.
    static let faultVariable = "WORKBOOK_FAULT"
    let fault: String?
    /// Seconds until all of it is ended.
    let limit: Int
    /// The other program, as `swift build` makes it of test targets; nil for this one.
    var program: URL?
    /// Variables beside those of this process.
    var variables: [String: String] = [:]

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
            if case .crashed = end { run.end = .crashed(Self.trap(in: errors)) }
            return run
        } catch {
            return LearnerRun(end: .notStarted(reason: "\(error)"))
        }
    }

    /// How the process ended; `.endedEarly` where it left by itself, which a run that is over does too.
    private func exit(events: URL, errors: FileHandle) async throws -> LearnerRun.End {
        // Should this process be killed, the limits still end a loop, and one that prints.
        let limits = "ulimit -t \(limit + 10); ulimit -f 65536; exec \"$@\""
        let arguments = Self.arguments(for: pattern, events: events, program: program)
        let process = BoundedProcess(
            command: ["/bin/sh", "-c", limits, "sh"] + arguments, environment: environment,
            output: FileHandle.nullDevice, errors: errors, limit: limit)
        return switch try await process.end() {
        case .left: .endedEarly
        case .crashed: .crashed(LearnerTrap())
        case .killed: .timedOut(seconds: limit)
        }
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[Self.faultVariable] = fault
        environment["NO_COLOR"] = "1"
        // A backtrace takes seconds, and only a trap on the code as it is gets that far.
        environment["SWIFT_BACKTRACE"] = fault == nil && program == nil ? Self.backtrace : "enable=no"
        return environment.merging(variables) { $1 }
    }

    /// The command line of this process, with its own choice of tests and its own reports taken out.
    ///
    /// - Parameter other: another program. It is a bundle on macOS, where a helper of the toolchain runs it.
    static func arguments(
        for pattern: String, events: URL, of own: [String] = CommandLine.arguments, program other: URL? = nil
    ) -> [String] {
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
        var program = Bundle.main.executablePath ?? own.first ?? ""
        if let other {
            let option = kept.firstIndex(of: "--test-bundle-path")
            let bundle = option.flatMap { kept.indices.contains($0 + 1) ? kept[$0 + 1] : nil }
            if let bundle { kept = kept.map { $0 == bundle ? other.path : $0 } } else { program = other.path }
        }
        // One after the other, so that the one that traps or never ends is known.
        return [program] + kept + [
            "--no-parallel", "--filter", pattern, "--event-stream-output-path", events.path, "--event-stream-version",
            "0",
        ]
    }

    private static let backtrace =
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"

    private static func trap(in file: URL) -> LearnerTrap {
        LearnerTrap(errors: String(decoding: (try? Data(contentsOf: file))?.suffix(65_536) ?? Data(), as: UTF8.self))
    }
}
