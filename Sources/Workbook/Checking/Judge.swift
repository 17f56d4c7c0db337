import Course

/// Turns what was seen of one or more runs into a verdict. Nothing here reads files or starts anything.
package struct Judge {
    private let exercise: Exercise
    /// What keeps the report from being trusted.
    var forbiddenUses: [ForbiddenUse] = []
    private var run = TestRun()
    private var isInDoubt = false
    /// Tests that brought a run down, and how; and those that were not tried again because too many others had.
    private var culprits: [String: RequirementResult.Outcome] = [:]
    private var printed = PrintedText()

    /// A judge of that exercise, who has seen no run yet.
    package init(_ exercise: Exercise) {
        self.exercise = exercise
    }

    /// Takes in one run, and names the tests that the next one has to do without: those that kept it from its end, and
    /// those that were `untried`. Where several were under way, it was those that did it also in runs of one after the other.
    package mutating func take(
        _ attempt: TestAttempt, narrowed: [TestAttempt] = [], untried: [String] = []
    ) -> [String] {
        run = attempt.run
        printed = attempt.printed
        isInDoubt = attempt.isInDoubt
        if run.hasEnded || run.contradictsItself { return [] }
        var found: [String] = []
        for broken in narrowed.isEmpty ? [attempt] : narrowed {
            for test in broken.run.unfinished { culprits[test] = outcome(of: test, in: attempt, broken) }
            found += broken.run.unfinished
        }
        for test in untried {
            culprits[test] = .notReached("other tests never ended, and \(test) was not tried without them")
        }
        return found + untried
    }

    /// The verdict on the last run and on those who brought down the ones before.
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
            forbiddenUses: forbiddenUses, printed: printed)
    }

    /// The verdict when no test began.
    package func unbuilt(_ attempt: TestAttempt) throws(CheckError) -> Verdict {
        let errors = try attempt.compilerErrors(of: exercise.folder, narrowed: "WORKBOOK_ONLY=\(exercise.label)")
        return Verdict(
            exercise: exercise,
            results: exercise.requirements.map {
                RequirementResult(requirement: $0, outcome: .notReached("the code does not compile"))
            },
            compilerErrors: errors, strays: [], strayCulprits: [])
    }

    /// The verdict when files to be built are not there.
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
        if !issues.isEmpty { return .failed(issues) }
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

    /// Why a report that all is well is not believed.
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
        // The first of both runs that had to be ended has waited longest.
        for case .killedAfter(let seconds) in [attempt.end, last.end] {
            return .timedOut(test: test, seconds: seconds)
        }
        for case .killedFor(let reason) in [attempt.end, last.end] {
            return .crashed(test: test, CrashReport(message: "it used \(reason), and was ended"))
        }
        let report = CrashReport(output: last.testOutput, signal: last.signal)
        // SwiftPM tells an end by signal from an exit; the choice of words hangs on it, the points do not.
        let wasSignal = report.signal != nil || report.message != nil
        return wasSignal ? .crashed(test: test, report) : .endedEarly(test: test)
    }

    /// Issues of no requirement: of tests that none names, and those recorded outside any test.
    private var strays: [TestIssue] {
        run.issues.filter { issue in
            guard let id = issue.testID, let name = run.names[id] else { return true }
            return !named.contains(name)
        }
    }

    private var named: Set<String> { Set(exercise.requirements.flatMap(\.tests)) }
}
