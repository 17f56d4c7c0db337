import Foundation

/// A program that takes the place of this one, with the terminal, the input, the signals and the exit status.
package enum Successor {
    /// Starts the program and doesn't return.
    ///
    /// - Throws: `ProcessError.notStarted`.
    package static func start(
        _ program: URL, _ arguments: [String], environment: [String: String]
    ) throws(ProcessError) -> Never {
        // A Dispatch thread blocks the signals, and the program would inherit that.
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
