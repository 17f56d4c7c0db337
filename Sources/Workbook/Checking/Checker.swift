import Course
import Processes

/// Checks one exercise: builds it, runs its suite, and judges each requirement by the events of the run.
package struct Checker {
    /// The default limit for a test, in seconds.
    package static let defaultTimeout = 10
    /// The most tests that may bring a run down and be skipped in the next one.
    private static let mostCulprits = 40
    /// The most tests that may hang, each until its time is up.
    private static let mostHangs = 3

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
    /// hangs costs its whole time limit, so after a few of them, the remaining suspects aren't tried again.
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
            let isLast = found.isEmpty || hangs >= Self.mostHangs || culprits.count + found.count > Self.mostCulprits
            if isLast { return try judge.verdict() }
            culprits += found
            hangs += (suspects.broken.isEmpty ? [attempt] : suspects.broken).count { $0.end != .byItself }
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
    private func narrowed(
        _ attempt: TestAttempt, hangs: Int
    ) throws(CheckError) -> (broken: [TestAttempt], untried: [String]) {
        var suspects = attempt.run.unfinished
        if attempt.run.hasEnded || suspects.count < 2 { return ([], []) }
        var hangs = hangs
        var broken: [TestAttempt] = []
        while !suspects.isEmpty {
            let alone = try command.run(only: suspects)
            // If the run breaks off only when tests run together, this proves nothing, so all of them remain suspects.
            if alone.run.hasEnded || alone.run.unfinished.isEmpty { break }
            broken.append(alone)
            suspects.removeAll(where: alone.run.hasBegun)
            if alone.end != .byItself { hangs += 1 }
            if hangs >= Self.mostHangs { return (broken, suspects) }
        }
        return (broken, [])
    }
}
