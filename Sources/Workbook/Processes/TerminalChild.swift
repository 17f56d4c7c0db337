import Foundation

/// A program that has this one's terminal: it reads the keys and prints as if it had been started from the shell.
///
/// Foundation's `Process` puts a program into a process group of its own, from which a terminal takes no keys; and what
/// is started on one of Dispatch's threads inherits that every signal waits. Here neither is so.
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
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        let pipe = Pipe()
        posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        posix_spawn_file_actions_addclose(&actions, pipe.fileHandleForReading.fileDescriptor)
        var (none, heeded) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&heeded)
        for signal in Self.heeded { sigaddset(&heeded, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &heeded)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([program.path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let failure = posix_spawn(&process, program.path, &actions, &attributes, &words, &variables)
        if failure != 0 { throw .notStarted(program: program.path, reason: String(cString: strerror(failure))) }
        self.process = process
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
