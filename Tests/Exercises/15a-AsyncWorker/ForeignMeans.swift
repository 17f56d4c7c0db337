import SourceModel

/// Means of concurrency that these Workers don't need, with the reason against each.
enum ForeignMeans: CaseIterable {
    case detaching, queues, locks, sleeping, silencing

    var why: String {
        switch self {
        case .detaching:
            "a detached task inherits nothing: it runs outside of the main actor, where the Worker and its presenter are"
        case .queues:
            "the main actor already says what runs when; a queue adds a second order, which the compiler can't check"
        case .locks:
            "a lock or a semaphore makes a thread wait, and on the main actor that is the screen; await lets others work"
        case .sleeping:
            "a guessed time is too short on a busy day and too long on all others; await ends when the answer is there"
        case .silencing: "it silences the compiler exactly where it would report a data race"
        }
    }

    var question: String {
        switch self {
        case .detaching: "what would a plain Task do here?"
        case .queues: "which await says the same?"
        case .locks: "from how many threads is this reached? The class is on the main actor"
        case .sleeping: "what is waited for here, and who could say that it has happened?"
        case .silencing: "what does the compiler say without it?"
        }
    }

    private var names: Set<String> {
        switch self {
        case .detaching: ["detached"]
        case .queues: ["DispatchQueue", "OperationQueue", "RunLoop", "Timer", "Thread"]
        case .locks:
            [
                "DispatchSemaphore", "DispatchGroup", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
                "Mutex", "OSAllocatedUnfairLock", "pthread_mutex_lock", "pthread_mutex_init",
            ]
        case .sleeping: ["sleep", "usleep", "nanosleep"]
        case .silencing: []
        }
    }

    /// Returns the means that a use of a name is, if any.
    static func of(_ reference: Reference) -> ForeignMeans? {
        allCases.first { means in
            means.names.contains(reference.name)
                && (means != .detaching || reference.receiver == "Task"
                    || reference.receiver?.hasPrefix("Task<") == true)
        }
    }

    /// Returns the parts of a declaration that keep the compiler from looking.
    static func of(_ declaration: Declaration) -> [(means: ForeignMeans, text: String, location: Location)] {
        let unsafe = declaration.attributes.filter { $0.text.hasPrefix("nonisolated(unsafe)") }
        let unchecked = declaration.inherited.filter { $0.text.contains("@unchecked") }
        return unsafe.map { (.silencing, $0.text, $0.location) } + unchecked.map { (.silencing, $0.text, $0.location) }
    }
}
