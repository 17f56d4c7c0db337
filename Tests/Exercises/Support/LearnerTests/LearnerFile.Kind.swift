import SourceModel

extension LearnerFile {
    /// Names that a learner's test has no business using, and what is said of them.
    struct Kind {
        /// Types and functions, however they are used: `FileManager`, `dump`.
        var names: Set<String> = []
        /// Functions where they are called; with a dot in front as a method of anything: `exit`, `.sleep`.
        var calls: Set<String> = []
        /// First labels of initializers: `contentsOf` for `Data(contentsOf:)`.
        var labels: Set<String> = []
        let does: String
        var why = "a test judges the code by what it does when it is called, and by nothing else"
        let fix: String
        var rule = "tests-use-only-the-code"
    }

    /// What the tests must not do. The first kind that has a name speaks.
    static let kinds = [
        Kind(
            names: ["FileManager", "FileHandle", "Bundle", "UserDefaults", "InputStream", "fopen", "open", "opendir"],
            labels: ["contentsOf", "contentsOfFile"],
            does: "reads or keeps files", fix: "give the code under test its input by a spy, and look at what it did"),
        Kind(
            names: ["Fault", "ProcessInfo", "CommandLine", "getenv", "setenv", "environ", "dlopen", "dlsym"],
            does: "asks how the tests are run", fix: "remove it: the same test runs on right code and on wrong code"),
        Kind(
            names: ["Mirror", "dump", "unsafeBitCast", "_forEachField"], does: "looks inside the code under test",
            fix: "look at what is shown and at what the spies were told; what is private may be another tomorrow"
        ),
        Kind(
            calls: [
                "exit", "_exit", "quick_exit", "abort", "raise", "kill", "fork", "system", "posix_spawn", "Process",
            ],
            does: "ends or starts a process", fix: "use #expect or #require, which say what is wrong and go on"),
        Kind(
            names: ["Timer", "RunLoop", "CFRunLoopRun", "CFRunLoopRunInMode", "usleep", "nanosleep"],
            calls: [".sleep", ".settle", ".asyncAfter", ".wait(until", ".wait(timeout"],
            does: "waits for time to pass",
            why: "a test that waits costs its time on every run, and on a busy machine it is still too short",
            fix: "let a spy answer, and look at once; where the time matters, move a clock that the test hands over",
            rule: "tests-do-not-wait"),
    ]
}

extension LearnerFile.Kind {
    /// Whether a use of a name is one of these.
    ///
    /// - Parameter isFree: nothing stands before the name, or only its module.
    func holds(_ reference: Reference, isFree: Bool) -> Bool {
        if isFree, names.contains(reference.name) { return true }
        guard reference.kind == .call else { return false }
        let label = reference.labels.first ?? ""
        return isFree && calls.contains(reference.name)
            || !calls.isDisjoint(with: ["." + reference.name, ".\(reference.name)(\(label)"])
            || labels.contains(label) && (reference.name == "init" || reference.name.first?.isUppercase == true)
    }
}
