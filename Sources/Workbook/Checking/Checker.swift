import Course
import Processes

/// Checks one exercise: builds it, runs its suite, and judges each requirement by the events of the run.
package struct Checker {
    /// The default limit for a test, in seconds.
    package static let defaultTimeout = 10
    /// The most tests that may bring a run down and be skipped in the next one.
    private static let mostCulprits = 40

    /// The most tests that may hang, each until its time is up; the others then get one last run without these.
    package var mostHangs = 3
    private let exercise: Exercise
    private var command: TestCommand

    /// Creates a check of one exercise; `progress` receives a line for each step.
    package init(
        _ exercise: Exercise, in checkout: Checkout, toolchain: Toolchain, environment: [String: String],
        timeout: Int = Checker.defaultTimeout, interruption: Interruption, progress: @escaping (String) -> Void
    ) {
        self.init(
            exercise,
            by: TestCommand(
                scope: .of(exercise), checkout: checkout, toolchain: toolchain, environment: environment,
                timeout: timeout, interruption: interruption, progress: progress))
    }

    /// Creates a check of one exercise in the command's scope.
    package init(_ exercise: Exercise, by command: TestCommand) {
        self.exercise = exercise
        self.command = command
        self.command.timeout = max(command.timeout, exercise.patience ?? 0)
    }

    /// Builds and tests.
    ///
    /// All tests run at once. If the run breaks off, the tests that were under way run again one after the other, to
    /// find the culprit; then all other tests run again without it, so that they still get a verdict. Each test that
    /// hangs costs its whole time limit, so the other tests of its requirement, which can't be met anymore, are left
    /// out, and after a few such tests, there is only one more run.
    package func run() throws(CheckError) -> Verdict {
        // The compiler would report only the code that uses a missing file.
        let missing = command.scope.missing(of: exercise, in: command.checkout)
        if !missing.isEmpty { return Judge(exercise).missing(missing) }
        // A stranger's code is parsed here only after it compiled in its box.
        if let failure = try command.failureToBuildApart() { return try Judge(exercise).unbuilt(failure) }
        // Runs during the build, which leaves processors idle; loading SourceKit first would delay the build's start.
        let uses = BackgroundWork { [exercise, scope = command.scope, checkout = command.checkout] in
            ForbiddenUse.first(in: exercise, within: scope, of: checkout)
        }
        var judge = Judge(exercise)
        var culprits: [String] = []
        var hangs = 0
        while true {
            let attempt = try trusted(skipping: culprits)
            guard attempt.wasBuilt else { return try judge.unbuilt(attempt) }
            judge.forbiddenUses = uses.value
            let suspects = try narrowed(attempt, hangs: hangs)
            let found = judge.take(attempt, narrowed: suspects.broken, untried: suspects.untried)
            let isLast = found.isEmpty || hangs > mostHangs || culprits.count + found.count > Self.mostCulprits
            if isLast { return try judge.verdict() }
            culprits += found
            hangs += (suspects.broken.isEmpty ? [attempt] : suspects.broken).count(where: \.hangs)
        }
    }

    /// Returns a run whose report and process agree, or else a second attempt, because a process may fail once on its
    /// way out.
    private func trusted(skipping culprits: [String]) throws(CheckError) -> TestAttempt {
        let first = try command.run(skipping: culprits)
        return first.isInDoubt ? try command.run(skipping: culprits) : first
    }

    /// Runs several suspects again, one after the other: each run ends at the test that breaks it, and the next
    /// continues with the tests after it, until too many have hung.
    ///
    /// The `untried` tests can be left out of the next run: those whose requirement another test decided by hanging,
    /// and all suspects if even the last run hangs.
    private func narrowed(
        _ attempt: TestAttempt, hangs: Int
    ) throws(CheckError) -> (broken: [TestAttempt], untried: [String]) {
        var suspects = attempt.run.unfinished
        if attempt.run.hasEnded || suspects.count < 2 { return ([], []) }
        if hangs >= mostHangs, attempt.hangs { return ([], suspects) }
        var hangs = hangs
        var (broken, hung): ([TestAttempt], [String]) = ([], [])
        while !suspects.isEmpty, hangs < mostHangs {
            let alone = try command.run(only: suspects)
            // If the run breaks off only when tests run together, this proves nothing, so all of them remain suspects.
            if alone.run.hasEnded || alone.run.unfinished.isEmpty { break }
            broken.append(alone)
            if alone.hangs {
                hangs += 1
                hung += alone.run.unfinished
            }
            let decided = decided(by: hung)
            suspects.removeAll { alone.run.hasBegun($0) || decided.contains($0) }
        }
        return (broken, decided(by: hung).subtracting(broken.flatMap(\.run.unfinished)).sorted())
    }

    /// The tests that can't change a verdict because each of their requirements has a test that hangs.
    private func decided(by hung: [String]) -> Set<String> {
        let (lost, open) = exercise.requirements.reduce(into: ([String](), [String]())) { tests, requirement in
            if hung.contains(where: requirement.tests.contains) {
                tests.0 += requirement.tests
            } else {
                tests.1 += requirement.tests
            }
        }
        return Set(lost).subtracting(open)
    }
}
