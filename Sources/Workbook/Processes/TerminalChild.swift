import Foundation

/// A program that has this one's terminal: it reads the keys and prints as if it had been started from the shell.
///
/// Foundation's `Process` puts a program into a process group of its own, from which a terminal takes no keys.
package struct TerminalChild {
    /// How it ended.
    package enum End: Equatable {
        /// It ended by itself, with that status.
        case exited(status: Int32)
        /// A signal ended it.
        case signaled(Int32)
    }

    /// What it says on the standard error.
    package let errors: CrashListener
    private let process: pid_t

    /// Signals that end or stop it, whatever this process does with them. Ctrl-C is left to this process.
    private static let heeded = [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU]

    /// Starts it; lines on its standard error are passed on as they come, but for those about a crash.
    package init(
        _ program: URL, _ arguments: [String], environment: [String: String],
        passingOn: @escaping @Sendable (String) -> Void
    ) throws(ProcessError) {
        let pipe = Pipe()
        process = try Spawn(
            descriptors: [STDERR_FILENO: pipe.fileHandleForWriting.fileDescriptor],
            closed: [pipe.fileHandleForReading.fileDescriptor], heeded: Self.heeded
        ).start(program, arguments, environment: environment)
        try? pipe.fileHandleForWriting.close()
        errors = CrashListener(of: pipe, passingOn: passingOn)
    }

    /// How it ended, once it has.
    package func end() -> End? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        errors.finish()
        let signal = status & 0x7F
        return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .signaled(signal)
    }

    /// Has it tell where it is, and end.
    package func quit() { _ = Foundation.kill(process, SIGQUIT) }

    /// Ends it with all that it started.
    package func kill() { ProcessTree.kill(from: process) }
}
