import Checking
import Course
import Foundation

/// Compares what a learner reads first about a systematic mutant with the place of its mistake.
struct FirstReading {
    private let exercise: Exercise
    private let checkout: Checkout
    private let right: AnswerNames

    init(of exercise: Exercise, in checkout: Checkout, solvedBy files: FileTree) {
        (self.exercise, self.checkout) = (exercise, checkout)
        right = AnswerNames(of: files)
    }

    /// Whether a run has decided the first finding: the tests of the first unmet requirement, and all tests before it,
    /// have ended.
    ///
    /// The remaining tests can't change the first finding.
    func isDecided(by run: TestRun) -> Bool {
        for requirement in exercise.requirements {
            guard requirement.tests.allSatisfy(run.hasEnded) else { return false }
            // A test that waits for another requirement decides nothing.
            if requirement.tests.contains(where: { !run.mistakes(of: $0).isEmpty }) { return true }
        }
        return false
    }

    /// Returns the outcome of a mutant; `files` are the answer with the mistake made.
    func outcome(of attempt: TestAttempt, about files: FileTree, with mutant: SystematicMutant) -> SystematicOutcome {
        let outcome = SystematicOutcome(attempt, of: exercise)
        guard case .caught(let requirement, let words, _) = outcome else { return outcome }
        var judge = Judge(exercise)
        _ = judge.take(attempt)
        let finding = (try? judge.verdict()).flatMap { VerdictFindings($0, in: checkout).all.first }
        let fit = finding.map { finding in
            let wrong = right.replacing(mutant.file, with: files[mutant.file] ?? Data())
            let first = FirstFinding(finding, about: files, named: [wrong, right], at: exercise.path)
            // A systematic mutant doesn't say which requirement has to come first, so any first one fits.
            return FindingFit(first, on: mutant.fault, first: first.requirement)
        }
        return .caught(by: requirement, words: words, fit: fit)
    }
}

extension SystematicMutant {
    /// The place of the mistake, under a name without labels, as findings write it.
    var fault: Fault { Fault(files: [file], declarations: [String(declaration.prefix { $0 != "(" })]) }
}
