import Foundation

/// Starts a program as a shell does, which Foundation's `Process` can't: in this process group or a new one, with the
/// default effects of signals.
struct Spawn {
    /// The file descriptors of this process that the program gets, by their numbers there.
    var descriptors: [Int32: Int32] = [:]
    /// The file descriptors of this process that the program doesn't get.
    var closed: [Int32] = []
    /// The signals that have their default effect on the program, whatever this process does with them.
    var heeded: [Int32] = []
    /// Whether the program has its own process group, which no signal from the terminal reaches.
    var isApart = false

    /// Starts the program, and returns its process number.
    ///
    /// - Throws: `ProcessError.notStarted`.
    func start(
        _ program: URL, _ arguments: [String], environment: [String: String]
    ) throws(ProcessError) -> pid_t {
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
        for (number, own) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
        for own in closed { posix_spawn_file_actions_addclose(&actions, own) }
        var (none, defaults) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&defaults)
        for signal in heeded { sigaddset(&defaults, signal) }
        // Dispatch's threads block all signals, and a program started from one would inherit that.
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        let group = isApart ? POSIX_SPAWN_SETPGROUP : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
        var words = ([program.path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let failure = posix_spawn(&process, program.path, &actions, &attributes, &words, &variables)
        if failure != 0 { throw .notStarted(program: program.path, reason: String(cString: strerror(failure))) }
        return process
    }
}
