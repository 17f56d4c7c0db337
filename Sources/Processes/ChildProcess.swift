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

    /// Starts it with no input; of what it prints, so many bytes are kept at the beginning and at the end.
    package init(
        _ program: URL, _ arguments: [String], environment: [String: String], in folder: URL,
        keeping limit: Int = 1 << 20
    ) throws(ProcessError) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw .notStarted(program: program.path, reason: FileReason.text(error))
        }
        self.process = process
        self.ended = ended
        self.output = BoundedOutput(of: output, limit: limit)
        self.errors = BoundedOutput(of: errors)
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
    package var signal: Int32? { process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil }

    /// Ends it with all that it started.
    package func kill() {
        ProcessTree.kill(from: process.processIdentifier)
        _ = hasEnded(within: 5)
    }
}
