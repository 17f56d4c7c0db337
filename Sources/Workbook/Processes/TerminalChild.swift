import Foundation

/// A program that shares this one's terminal: it reads keys and prints as if the shell had started it.
///
/// Foundation's `Process` puts a program into its own process group, from which a terminal takes no keys.
package struct TerminalChild {
    /// The ways in which the program can end.
    package enum End: Equatable {
        /// The program exited with that status.
        case exited(status: Int32)
        /// A signal ended the program.
        case signaled(Int32)
    }

    /// The text on its standard error.
    package let errors: CrashListener
    private let process: pid_t

    /// The signals that end or stop the program, whatever this process does with them; Ctrl-C is left to this process.
    private static let heeded = [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU]

    /// Starts the program; passes on the lines on its standard error as they come, except those about a crash.
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

    /// Returns how the program ended, or nil while it runs.
    package func end() -> End? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        errors.finish()
        let signal = status & 0x7F
        return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .signaled(signal)
    }

    /// Makes the program print its backtrace and end.
    package func quit() { _ = Foundation.kill(process, SIGQUIT) }

    /// Kills the program and everything that it started.
    package func kill() { ProcessTree.kill(from: process) }
}
