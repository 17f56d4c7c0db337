import Foundation

/// A program that has the terminal to itself, such as an editor, while this process waits for it.
package enum ForegroundProgram {
    /// The signals that affect it as they affect a program started from the shell.
    static let heeded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU]

    /// Runs the program to its end; returns whether it exited with 0.
    ///
    /// When Ctrl-Z stops it, `whenStopped` must stop this process, and return when both should continue.
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
            // The low byte is 0x7F for a stopped program, the signal for one that a signal ended, and otherwise 0.
            guard changed == process, status & 0xFF == 0x7F else { return changed == process && status == 0 }
            whenStopped()
            Foundation.kill(process, SIGCONT)
        }
    }
}
