import Foundation

/// A program that has the terminal to itself, as an editor has, while this process waits for it.
package enum ForegroundProgram {
    /// The signals that have the effect on it that they have on a program started from the shell.
    static let heeded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU]

    /// Runs it to its end; whether that was with 0.
    ///
    /// When Ctrl-Z stops it, `whenStopped` has to stop this process, and returns when both are to go on.
    ///
    /// - Throws: `ProcessError.notStarted`.
    package static func run(
        _ program: URL, _ arguments: [String], environment: [String: String], whenStopped: () -> Void
    ) throws(ProcessError) -> Bool {
        let process = try Spawn(heeded: heeded).start(program, arguments, environment: environment)
        var status: Int32 = 0
        while true {
            let changed = waitpid(process, &status, WUNTRACED)
            if changed < 0, errno == EINTR { continue }
            // The low byte of a program that was stopped is 0x7F, of one that a signal ended the signal, else 0.
            guard changed == process, status & 0xFF == 0x7F else { return changed == process && status == 0 }
            whenStopped()
            Foundation.kill(process, SIGCONT)
        }
    }
}
