import Foundation
import Typesetting

/// A program that was started, with what it prints.
package struct ChildProcess {
    /// What it prints on the standard output.
    package let output: BoundedOutput
    /// What it says on the standard error.
    package let errors: BoundedOutput
    private let process: Process
    private let ended: DispatchSemaphore
    private let box: Confinement?

    /// Starts it with no input, in a box where one is given; of what it prints, so many bytes are kept at the beginning and
    /// at the end.
    package init(
        _ program: URL, _ arguments: [String], environment: [String: String], in folder: URL, box: Confinement? = nil,
        keeping limit: Int = 1 << 20
    ) throws(ProcessError) {
        let (program, arguments) = box?.command(program, arguments, in: folder) ?? (program, arguments)
        let ended = DispatchSemaphore(value: 0)
        func prepared() -> (process: Process, output: Pipe, errors: Pipe) {
            let (process, output, errors) = (Process(), Pipe(), Pipe())
            process.executableURL = program
            process.arguments = arguments
            process.environment = environment
            process.currentDirectoryURL = folder
            process.standardInput = FileHandle.nullDevice
            (process.standardOutput, process.standardError) = (output, errors)
            process.terminationHandler = { _ in ended.signal() }
            return (process, output, errors)
        }
        var (process, output, errors) = prepared()
        var tries = 1
        while true {
            do {
                try process.run()
                break
            } catch {
                // A script that was written this moment is busy as long as a process begun meanwhile has its file open.
                guard Self.isBusy(error), tries < 50 else {
                    throw .notStarted(program: program.path, reason: FileReason.text(error))
                }
                tries += 1
                usleep(20_000)
                (process, output, errors) = prepared()
            }
        }
        self.process = process
        self.box = box
        self.ended = ended
        self.output = BoundedOutput(of: output, limit: limit)
        self.errors = BoundedOutput(of: errors)
    }

    private static func isBusy(_ error: any Error) -> Bool {
        let error = error as NSError
        let causes = [error, error.userInfo[NSUnderlyingErrorKey] as? NSError]
        return causes.compactMap(\.self).contains { $0.domain == NSPOSIXErrorDomain && $0.code == Int(ETXTBSY) }
    }

    /// Waits for its end, at most that many seconds; whether it came.
    package func hasEnded(within seconds: Double) -> Bool {
        guard ended.wait(timeout: .now() + seconds) == .success else { return false }
        output.finish()
        errors.finish()
        ended.signal()
        return true
    }

    /// Waits as `hasEnded(within:)` does; throws when Ctrl-C came, and ends it then.
    package func hasEnded(within seconds: Double, unless interruption: Interruption) throws(ProcessError) -> Bool {
        let hasEnded = hasEnded(within: seconds)
        // Asked afterwards, since the terminal tells the child of Ctrl-C as well: what ended so has no result.
        guard let signal = interruption.received else { return hasEnded }
        if !hasEnded { kill() }
        throw .interrupted(signal: signal)
    }

    /// Whether it ended with 0; asked after its end.
    package var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    /// The signal that ended it, if one did; asked after its end.
    package var signal: Int32? {
        if process.terminationReason == .uncaughtSignal { return process.terminationStatus }
        // Bubblewrap ends as a shell does.
        guard case .bubblewrap? = box?.means, process.terminationStatus > 128 else { return nil }
        return process.terminationStatus - 128
    }

    /// Ends it with all that it started.
    package func kill() {
        if case .bubblewrap? = box?.means {
            // The system ends all that is in such a box with it, however fast it multiplies.
            ProcessTree.killAlone(process.processIdentifier)
        } else {
            ProcessTree.kill(from: process.processIdentifier)
        }
        _ = hasEnded(within: 5)
    }

    /// Of what its box allows, what it uses too much of now, in words; nil where that is nothing, or is not known.
    package var excess: String? {
        guard let limits = box?.limits, let usage = ProcessTree.usage(from: process.processIdentifier) else {
            return nil
        }
        if usage.processes > limits.processes { return "more than \(limits.processes) processes and threads" }
        if usage.memory > limits.memory { return "more than \(limits.memory >> 20) MB of memory" }
        return nil
    }
}
