import Course

/// Turns the events of one or more runs into a verdict, without reading files or starting processes.
package struct Judge {
    private let exercise: Exercise
    /// The uses in the answer that make the report untrustworthy.
    var forbiddenUses: [ForbiddenUse] = []
    private var run = TestRun()
    private var isInDoubt = false
    /// The outcomes of tests that brought a run down, and of tests that weren't tried again because others had.
    private var culprits: [String: RequirementResult.Outcome] = [:]
    private var printed = PrintedText()
    private var crashes: [CrashReport] = []

    /// Creates a judge of an exercise, before its first run.
    package init(_ exercise: Exercise) {
        self.exercise = exercise
    }

    /// Takes in one run, and returns the tests to skip in the next: those that broke it off, and the `untried` ones.
    ///
    /// If several tests were under way, `narrowed` has the runs that found the culprits one by one.
    package mutating func take(
        _ attempt: TestAttempt, narrowed: [TestAttempt] = [], untried: [String] = []
    ) -> [String] {
        run = attempt.run
        printed = attempt.printed
        crashes = attempt.crashes
        isInDoubt = attempt.isInDoubt
        if run.hasEnded || run.contradictsItself { return [] }
        var found: [String] = []
        for broken in narrowed.isEmpty && untried.isEmpty ? [attempt] : narrowed {
            for test in broken.run.unfinished { culprits[test] = outcome(of: test, in: attempt, broken) }
            found += broken.run.unfinished
        }
        for test in untried {
            culprits[test] = .notReached("\(test) never had its turn, because other tests never ended")
        }
        return found + untried
    }

    /// Returns the verdict on the last run and on the tests that brought down the ones before.
    ///
    /// - Throws: `CheckError.noSuchTest` if the run ended without a test that `exercise.json` names.
    package func verdict() throws(CheckError) -> Verdict {
        for requirement in exercise.requirements {
            for test in requirement.tests where !run.has(test) && culprits[test] == nil && run.hasEnded {
                throw .noSuchTest(file: exercise.path + "/exercise.json", requirement: requirement.id, test: test)
            }
        }
        return Verdict(
            exercise: exercise,
            results: exercise.requirements.map { RequirementResult(requirement: $0, outcome: outcome(of: $0)) },
            compilerErrors: [], strays: strays,
            strayCulprits: culprits.keys.sorted().filter { !named.contains($0) }.compactMap { culprits[$0] }
                .filter(\.brokeTheRunOff),
            forbiddenUses: forbiddenUses, printed: printed, crashes: crashes)
    }

    /// Returns the verdict when no test began.
    package func unbuilt(_ attempt: TestAttempt) throws(CheckError) -> Verdict {
        let errors = try attempt.compilerErrors(of: exercise.folder, narrowed: "WORKBOOK_ONLY=\(exercise.label)")
        return Verdict(
            exercise: exercise,
            results: exercise.requirements.map {
                RequirementResult(requirement: $0, outcome: .notReached("the code does not compile"))
            },
            compilerErrors: errors, strays: [], strayCulprits: [])
    }

    /// Returns the verdict when files to build are missing.
    package func missing(_ files: [String]) -> Verdict {
        Verdict(
            exercise: exercise,
            results: exercise.requirements.map {
                RequirementResult(requirement: $0, outcome: .notReached("a file is not there"))
            },
            compilerErrors: [], missingFiles: files, strays: [], strayCulprits: [])
    }

    private func outcome(of requirement: Requirement) -> RequirementResult.Outcome {
        let outcomes = requirement.tests.compactMap { culprits[$0] }
        if let culprit = outcomes.first(where: \.brokeTheRunOff) ?? outcomes.first { return culprit }
        let issues = requirement.tests.flatMap(run.issues(of:))
        let mistakes = requirement.tests.flatMap(run.mistakes(of:))
        if !mistakes.isEmpty { return .failed(mistakes) }
        if let wait = issues.first?.waitsFor { return outcome(of: requirement, waitingFor: wait) }
        if run.hasEnded, requirement.tests.allSatisfy(run.passed) {
            return distrust.map { .notReached($0) } ?? .met
        }
        if let culprit = culprits.keys.sorted().first { return .notReached("the run broke off in the test \(culprit)") }
        if run.contradictsItself {
            return .notReached("the report of the run contradicts itself, so something beside the tests wrote into it")
        }
        if !run.hasEnded { return .notReached("the run did not come to its end") }
        return .notReached("the suite skipped it")
    }

    private func outcome(
        of requirement: Requirement, waitingFor wait: TestIssue.Wait
    ) -> RequirementResult.Outcome {
        let first = exercise.requirements.first { $0.id == wait.requirement }
        guard let first, first.id != requirement.id, !first.tests.allSatisfy(run.passed) else {
            return .notReached("its suite says that \(wait.requirement) comes first, which is not open")
        }
        return .notJudged(after: first.id, because: wait.reason)
    }

    /// The reason not to believe a report of success.
    private var distrust: String? {
        if let use = forbiddenUses.first {
            return "with \(use.text) in it, the code could have written the report that they are met"
        }
        guard isInDoubt else { return nil }
        return "the report says that all went well and its process that it did not, so something beside the tests "
            + "wrote into it, or brought the process down after them"
    }

    private func outcome(
        of test: String, in attempt: TestAttempt, _ last: TestAttempt
    ) -> RequirementResult.Outcome {
        // If both runs timed out, the first of them waited longer.
        for case .killedAfter(let seconds) in [attempt.end, last.end] {
            return .timedOut(test: test, seconds: seconds)
        }
        for case .killedFor(let reason) in [attempt.end, last.end] {
            return .crashed(test: test, CrashReport(message: "it used \(reason), and was ended"))
        }
        let report = CrashReport(output: last.testOutput, signal: last.signal)
        // SwiftPM distinguishes a signal from an exit; this only decides the words, not the points.
        let wasSignal = report.signal != nil || report.message != nil
        return wasSignal ? .crashed(test: test, report) : .endedEarly(test: test)
    }

    /// The issues of tests that no requirement names, and those recorded outside any test.
    private var strays: [TestIssue] {
        run.issues.filter { issue in
            guard let id = issue.testID, let name = run.names[id] else { return true }
            return !named.contains(name)
        }
    }

    private var named: Set<String> { Set(exercise.requirements.flatMap(\.tests)) }
}
