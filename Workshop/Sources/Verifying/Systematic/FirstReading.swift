import Checking
import Course
import Foundation

/// What a learner reads first about a systematic mutant, held against where its mistake is.
struct FirstReading {
    private let exercise: Exercise
    private let checkout: Checkout
    private let right: AnswerNames

    init(of exercise: Exercise, in checkout: Checkout, solvedBy files: FileTree) {
        (self.exercise, self.checkout) = (exercise, checkout)
        right = AnswerNames(of: files)
    }

    /// Whether a run has shown what is read first: the tests of the first unmet requirement, and of all before it, have
    /// ended.
    ///
    /// What the others would show changes nothing about it.
    func isDecided(by run: TestRun) -> Bool {
        for requirement in exercise.requirements {
            guard requirement.tests.allSatisfy(run.hasEnded) else { return false }
            if requirement.tests.contains(where: { !run.passed($0) }) { return true }
        }
        return false
    }

    /// What came of a mutant, `files` being the answer with its mistake made.
    func outcome(of attempt: TestAttempt, about files: FileTree, with mutant: SystematicMutant) -> SystematicOutcome {
        let outcome = SystematicOutcome(attempt, of: exercise)
        guard case .caught(let requirement, let words, _) = outcome else { return outcome }
        var judge = Judge(exercise)
        _ = judge.take(attempt)
        let finding = (try? judge.verdict()).flatMap { VerdictFindings($0, in: checkout).all.first }
        let fit = finding.map { finding in
            let wrong = right.replacing(mutant.file, with: files[mutant.file] ?? Data())
            let first = FirstFinding(finding, about: files, named: [wrong, right], at: exercise.path)
            // Nobody says of these which requirement has to speak first.
            return FindingFit(first, on: mutant.fault, first: first.requirement)
        }
        return .caught(by: requirement, words: words, fit: fit)
    }
}

extension SystematicMutant {
    /// Where its mistake is, by a name without labels, as findings have it.
    var fault: Fault { Fault(files: [file], declarations: [String(declaration.prefix { $0 != "(" })]) }
}
