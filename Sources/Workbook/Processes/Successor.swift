import Foundation

/// A program that takes the place of this one: the terminal, the input, the signals and the exit status are its own.
package enum Successor {
    /// Starts it and does not come back.
    ///
    /// - Throws: `ProcessError.notStarted`.
    package static func start(
        _ program: URL, _ arguments: [String], environment: [String: String]
    ) throws(ProcessError) -> Never {
        // A thread of Dispatch blocks the signals, and what it becomes would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var words = ([program.path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        execve(program.path, &words, &variables)
        let reason = String(cString: strerror(errno))
        for text in words + variables { free(text) }
        throw .notStarted(program: program.path, reason: reason)
    }
}
