import Testing

/// The findings that a learner reads about one run of their tests.
struct LearnerWords {
    private let run: LearnerRun
    private let tests: LearnerTests
    private let behavior: Behavior
    private let look: String
    /// The length at which a value is cut; the learner's own run shows it in full.
    private static let longest = 300

    init(_ run: LearnerRun, of tests: LearnerTests, on behavior: Behavior, look: String) {
        self.run = run
        self.tests = tests
        self.behavior = behavior
        self.look = look
    }

    /// The reason that there is no verdict; nil if the run came to its end, or wasn't tried.
    var broken: Comment? {
        switch run.end {
        case .complete, .notTried: nil
        case .crashed(let trap):
            .teaching(
                expected: "every test comes to its end when \(behavior.words)",
                happened: "the process crashed in \(culprits): \(trap.words ?? "it was ended by the system")",
                why:
                    "a test that traps takes all others with it; try #require says what is missing and lets them go on",
                look: "\(path(to: trap.place ?? run.unfinished.first.flatMap { run.places[$0] }))\n      "
                    + "an index or a ! that relies on what the code under test did   (lesson \(lesson))")
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
                why: "a run that breaks off says nothing about the tests after it",
                look: place("the call that ends the process, such as exit()"))
        case .notStarted(let reason):
            .teaching(
                expected: "your tests run once more in a process of their own",
                happened: "it could not be started: \(reason)",
                why: "that is how they are tried on wrong code",
                look: place("nothing in it is wrong for this reason; run the check again"))
        }
    }

    /// The finding that no test ran; nil if one did.
    var empty: Comment? {
        if !run.started.isEmpty || !run.failures.isEmpty { return nil }
        return .teaching(
            expected: "there is at least one test, and it runs",
            happened: "the run ended, and no test was in it",
            why: "what is not run notices nothing",
            look: place("functions with @Test in front, in the suite; none of them disabled"))
    }

    /// Returns the finding that a test failed on code that is right; nil if all passed.
    /// - Parameter known: where the fault is, when it is known not to be in that test.
    func failing(at known: String?) -> Comment? {
        guard let first = run.failures.first else { return nil }
        let others = run.failed.subtracting([first.test]).sorted()
        let more =
            others.isEmpty ? "" : "\n\(others.joined(separator: ", ")) \(others.count == 1 ? "fails" : "fail") as well"
        let said = Said(first.text)
        let isAsItIs = behavior.fault == nil
        return .teaching(
            expected: isAsItIs
                ? "your tests pass on the code as it is"
                : "your tests also pass when \(behavior.words); that is right as well",
            happened: "\(first.test) fails\(first.place.map { " at \($0)" } ?? ""): \(said.words)\(more)",
            screen: said.screen,
            why: known == nil
                ? "a test that fails on right code demands what nobody asked for, and soon nobody believes it"
                : "a stand-in that does what the real thing never does makes its tests try the impossible",
            look: "\(known ?? path(to: first.place))\n      \(look)   (lesson \(lesson))")
    }

    /// The finding that the tests pass whatever the code under test does.
    var blind: Comment {
        .teaching(
            expected: "your tests pass on right code, and not on everything else as well",
            happened: run.passed.count == 1
                ? "your test passes whatever is broken" : "all of your tests pass whatever is broken",
            why: "a test that can't fail says nothing when it passes",
            look: place("what does a test compare, with #expect or #require?"))
    }

    /// The finding that the tests can't be tried on wrong code yet.
    var untried: Comment {
        .teaching(
            expected: "your tests are tried on code that is wrong in one thing",
            happened: "they were not: first, tests have to run, and come to their end, on the code as it is",
            why: "a test notices something only if it passes where nothing is wrong",
            look: "first do what \(tests.basis) says   (lesson \(lesson))")
    }

    /// The finding that some wrong code wasn't tried, in the words of `isJudged`: the basis comes first.
    var notJudged: Comment {
        Comment(
            rawValue:
                "not judged: \(tests.basis) comes first, because tests that never end on wrong code leave no time "
                + "for all of it")
    }

    /// Returns the finding that these went unnoticed.
    func unnoticed(_ behaviors: [Behavior]) -> Comment {
        let why = "what no test notices may be broken tomorrow, and nobody will know"
        // A test that fails anyway can't notice anything, and may well be the one that is missing here.
        let advice =
            run.failed.isEmpty
            ? nil
            : """
            first do what \(tests.basis) says, in the tests or in the spy; then the tests that fail now count \
            again   (lesson \(lesson))
            """
        if behaviors.count == 1 {
            return .teaching(
                expected: "one of your tests fails when \(behaviors[0].words)", happened: passed("on it"), why: why,
                look: advice ?? place(behaviors[0].look ?? look))
        }
        return .teaching(
            expected: "one of your tests fails for each of these faults",
            happened: passed("when" + behaviors.map { "\n- \($0.words)" }.joined()), why: why,
            look: advice ?? place(look))
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
        "\(tests.exercise.path(tests.file))\n      \(what)   (lesson \(lesson))"
    }

    private var lesson: String { (tests.lesson < 10 ? "0" : "") + String(tests.lesson) }

    /// The line of a failure, `LendTests.swift:12`, as a path of the learner's files; else the file of most tests.
    private func path(to line: String?) -> String {
        let folder = tests.file.split(separator: "/").dropLast().joined(separator: "/")
        guard let line, let name = line.split(separator: ":").first,
            tests.exercise.editableFiles.contains("\(folder)/\(name)")
        else { return tests.exercise.path(tests.file) }
        return tests.exercise.path("\(folder)/\(line)")
    }

    /// What a failed expectation said: a sentence or two, and the screen where a step could not be taken on it.
    private struct Said {
        let words: String
        let screen: String?

        init(_ text: String) {
            let parts = text.components(separatedBy: "\nthe screen:\n")
            screen = parts.count > 1 ? parts[1] : nil
            var plain = parts[0]
            for prefix in ["Expectation failed: ", "Caught error: "] where plain.hasPrefix(prefix) {
                plain.removeFirst(prefix.count)
            }
            // The advice of a screen is for tests that wait.
            plain = plain.split(separator: "\n").filter { !$0.hasPrefix("  fix: ") }.joined(separator: "\n")
            words = plain.count > longest ? plain.prefix(longest) + " ..." : plain
        }
    }
}
