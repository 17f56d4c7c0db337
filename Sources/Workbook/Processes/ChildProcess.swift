import Foundation
import Typesetting

/// A started program with its output.
package struct ChildProcess {
    /// The text on the standard output.
    package let output: BoundedOutput
    /// The text on the standard error.
    package let errors: BoundedOutput
    private let process: Process
    private let ended: DispatchSemaphore
    private let box: Confinement?

    /// Starts the program without input, and in a box if there is one; `limit` is the number of bytes that are kept at
    /// the beginning and at the end of its output.
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
                // A script that was just written is busy while another process, started meanwhile, has its file open.
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

    /// Waits for the end of the program, at most that many seconds; returns whether it ended.
    package func hasEnded(within seconds: Double) -> Bool {
        guard ended.wait(timeout: .now() + seconds) == .success else { return false }
        output.finish()
        errors.finish()
        ended.signal()
        return true
    }

    /// Waits like `hasEnded(within:)`; after Ctrl-C, kills the program and throws an error.
    package func hasEnded(within seconds: Double, unless interruption: Interruption) throws(ProcessError) -> Bool {
        let hasEnded = hasEnded(within: seconds)
        // Checked after the wait, because the terminal sends Ctrl-C to the child as well, and then its end has no
        // result.
        guard let signal = interruption.received else { return hasEnded }
        if !hasEnded { kill() }
        throw .interrupted(signal: signal)
    }

    /// Whether the program exited with 0; only valid after its end.
    package var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    /// The signal that ended the program, if one did; only valid after its end.
    package var signal: Int32? {
        if process.terminationReason == .uncaughtSignal { return process.terminationStatus }
        // Bubblewrap reports a signal in its exit status, as a shell does.
        guard case .bubblewrap? = box?.means, process.terminationStatus > 128 else { return nil }
        return process.terminationStatus - 128
    }

    /// Kills the program and everything that it started.
    package func kill() {
        if case .bubblewrap? = box?.means {
            // The system kills everything in such a box with it, however fast it multiplies.
            ProcessTree.killAlone(process.processIdentifier)
        } else {
            ProcessTree.kill(from: process.processIdentifier)
        }
        _ = hasEnded(within: 5)
    }

    /// The resource of which it currently uses more than its box allows, in words; nil if there is none, or if the use
    /// isn't known.
    package var excess: String? {
        guard let limits = box?.limits, let usage = ProcessTree.usage(from: process.processIdentifier) else {
            return nil
        }
        if usage.processes > limits.processes { return "more than \(limits.processes) processes and threads" }
        if usage.memory > limits.memory { return "more than \(limits.memory >> 20) MB of memory" }
        return nil
    }
}
