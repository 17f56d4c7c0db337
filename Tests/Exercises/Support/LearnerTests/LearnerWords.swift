import Testing

/// What a learner is told about one run of their tests.
struct LearnerWords {
    private let run: LearnerRun
    private let tests: LearnerTests
    private let behavior: Behavior
    private let look: String
    /// A long value helps nobody; the learner's own run shows it in full.
    private static let longest = 300

    init(_ run: LearnerRun, of tests: LearnerTests, on behavior: Behavior, look: String) {
        self.run = run
        self.tests = tests
        self.behavior = behavior
        self.look = look
    }

    /// Why there is no verdict; nil where the run came to its end.
    var broken: Comment? {
        switch run.end {
        case .complete: nil
        case .crashed(let message):
            .teaching(
                expected: "every test comes to its end when \(behavior.words)",
                happened: "the process crashed in \(culprits): \(message ?? "it was ended by the system")",
                why:
                    "a test that traps takes all others with it; try #require says what is missing and lets them go on",
                look: place("an index or a ! that trusts in what the code under test did"))
        case .timedOut(let seconds):
            .teaching(
                expected: "every test comes to its end when \(behavior.words)",
                happened: "after \(seconds) s \(culprits) was still running, and was ended",
                why: "a test that waits for what never comes can't say what is missing",
                look: place("a loop, or a wait without an end; a spy answers at once"))
        case .endedEarly:
            .teaching(
                expected: "every test comes to its end when \(behavior.words)",
                happened: "the process left while \(culprits) was running",
                why: "a run that nobody saw the end of says nothing about the tests after it",
                look: place("the call that ends the process, such as exit()"))
        case .notTried:
            .teaching(
                expected: "every test comes to its end, whatever the code under test does",
                happened: "a run before this one had to be ended, so this one was not tried",
                why: "each run that hangs costs its time limit again",
                look: place("the test that never ends"))
        case .notStarted(let reason):
            .teaching(
                expected: "your tests run once more in a process of their own",
                happened: "it could not be started: \(reason)",
                why: "that is how they are tried on wrong code",
                look: place("nothing in it is wrong for this reason; run the check again"))
        }
    }

    /// That no test ran; nil where one did.
    var empty: Comment? {
        if !run.started.isEmpty || !run.failures.isEmpty { return nil }
        return .teaching(
            expected: "there is at least one test, and it runs",
            happened: "the run came to its end without having met one",
            why: "what is not run notices nothing",
            look: place("functions with @Test in front, in the suite; none of them disabled"))
    }

    /// That a test failed on code that is right; nil where all passed.
    var failing: Comment? {
        guard let first = run.failures.first else { return nil }
        let others = run.failed.subtracting([first.test]).sorted()
        let more = others.isEmpty ? "" : "\nso \(others.count == 1 ? "does" : "do") \(others.joined(separator: ", "))"
        return .teaching(
            expected: "your tests pass when \(behavior.words): that is right",
            happened: "\(first.test) fails\(first.place.map { " at \($0)" } ?? ""): \(Self.cut(first.text))\(more)",
            why:
                "a test that fails on right code demands more than the task does, and is switched off by the next reader",
            look: place(look))
    }

    /// That nothing can be said about wrong code yet.
    var untried: Comment {
        .teaching(
            expected: "your tests are tried on code that is wrong in one thing",
            happened: "they were not: first, tests have to run, and come to their end, on the code as it is",
            why: "a test notices something only if it passes where nothing is wrong",
            look: place("what the requirement before this one says"))
    }

    /// That these went unnoticed.
    func unnoticed(_ behaviors: [Behavior]) -> Comment {
        let why = "what no test notices may be broken tomorrow, and nobody knows"
        if behaviors.count == 1 {
            return .teaching(
                expected: "one of your tests fails when \(behaviors[0].words)", happened: passed("on it"), why: why,
                look: place(look))
        }
        return .teaching(
            expected: "for each promise that is broken, one of your tests fails",
            happened: passed("when" + behaviors.map { "\n- \($0.words)" }.joined()), why: why, look: place(look))
    }

    /// Who passed there; a test that fails on the code as it is has no say, and is counted apart.
    private func passed(_ place: String) -> String {
        let (passing, all) = (Set(run.passed).count, Set(run.started).count)
        if passing == 0 { return "none of your tests passes on the code as it is, so none had a say \(place)" }
        if passing == all { return (all == 1 ? "your test passed " : "all of your \(all) tests passed ") + place }
        let failing = all - passing == 1 ? "1 fails" : "\(all - passing) fail"
        let others = passing == 1 ? "the other one" : "the other \(passing)"
        return "of your \(all) tests, \(failing) on the code as it is, which counts for nothing; "
            + "\(others) passed \(place)"
    }

    private var culprits: String { run.unfinished.isEmpty ? "the run" : run.unfinished.joined(separator: ", ") }

    private func place(_ what: String) -> String {
        "\(tests.exercise.path(tests.file))\n      \(what)   (lesson \(Exercise(tests.lesson).digits))"
    }

    private static func cut(_ text: String) -> String {
        let plain = text.hasPrefix("Expectation failed: ") ? String(text.dropFirst(20)) : text
        return plain.count > longest ? plain.prefix(longest) + " ..." : plain
    }
}
