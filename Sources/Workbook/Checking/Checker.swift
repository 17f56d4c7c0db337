import Course
import Processes

/// Checks one exercise: builds it, runs its suite, and judges each requirement by what was seen.
package struct Checker {
    /// Seconds that a test may run without coming to its end, unless told otherwise.
    package static let defaultTimeout = 10
    /// How many tests may bring a run down and be left out of the next one.
    private static let mostCulprits = 40
    /// How many tests may go on for ever, each until its time is up.
    private static let mostHangs = 3

    private let exercise: Exercise
    private var command: TestCommand

    /// A check of one exercise; `progress` is told what is being done.
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

    /// A check of one exercise, on whatever scope the command has.
    package init(_ exercise: Exercise, by command: TestCommand) {
        self.exercise = exercise
        self.command = command
        self.command.timeout = max(command.timeout, exercise.patience ?? 0)
    }

    /// Builds and tests.
    ///
    /// All tests run at once. When that breaks off, those that were under way run one after the other, so that the one
    /// that did it is known; and the rest runs again without it, so that it costs nobody else's verdict. Tests that never
    /// end cost their time limit each: after a few of them, those that were under way with them are not tried again.
    package func run() throws(CheckError) -> Verdict {
        // The compiler would only know who else names what was in them.
        let missing = command.scope.missing(of: exercise, in: command.checkout)
        if !missing.isEmpty { return Judge(exercise).missing(missing) }
        // A stranger's code is read here only when the compiler, in its box, came to an end with it.
        if let failure = try command.failureToBuildApart() { return try Judge(exercise).unbuilt(failure) }
        // Beside the build, which leaves processors idle. Loading SourceKit would hold up its start.
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

    /// A run whose report and process agree, or the second that does not: a process may stumble once on its way out.
    private func trusted(skipping culprits: [String]) throws(CheckError) -> TestAttempt {
        let first = try command.run(skipping: culprits)
        return first.isInDoubt ? try command.run(skipping: culprits) : first
    }

    /// The suspects once more and one after the other, where there are several: each run ends with one that brings it down,
    /// and the next goes on with those behind it, until too many never end.
    private func narrowed(
        _ attempt: TestAttempt, hangs: Int
    ) throws(CheckError) -> (broken: [TestAttempt], untried: [String]) {
        var suspects = attempt.run.unfinished
        if attempt.run.hasEnded || suspects.count < 2 { return ([], []) }
        var hangs = hangs
        var broken: [TestAttempt] = []
        while !suspects.isEmpty {
            let alone = try command.run(only: suspects)
            // A run that breaks off only in company tells nothing: all suspects stay.
            if alone.run.hasEnded || alone.run.unfinished.isEmpty { break }
            broken.append(alone)
            suspects.removeAll(where: alone.run.hasBegun)
            if alone.end != .byItself { hangs += 1 }
            if hangs >= Self.mostHangs { return (broken, suspects) }
        }
        return (broken, [])
    }
}
