import Foundation

/// A learner's progress in an exercise, read from its files and the last verdict on exactly those files.
package enum ExerciseState: Sendable, Equatable {
    /// The files are still the starter's.
    case notBegun
    /// The files were edited and not checked since.
    case begun
    /// The current files were checked, and a requirement isn't met.
    case unmet(points: Int, requirements: [String])
    /// The current files were checked and passed.
    case passed
    /// Earlier files passed; `points` is from a check of the current ones, if there was one.
    case passedBefore(points: Int?)

    /// Derives the state from the files and the progress.
    package init(of exercise: Exercise, in checkout: Checkout, progress: ProgressRecord) {
        let hasPassed = progress.hasPassed(exercise)
        guard Self.wasBegun(exercise, in: checkout) else {
            self = hasPassed ? .passedBefore(points: nil) : .notBegun
            return
        }
        guard let verdict = progress.verdicts[exercise.label],
            verdict.fingerprint == Fingerprint.of(exercise, in: checkout)
        else {
            self = hasPassed ? .passedBefore(points: nil) : .begun
            return
        }
        if verdict.hasPassed {
            self = .passed
        } else if hasPassed {
            self = .passedBefore(points: verdict.points)
        } else {
            self = .unmet(points: verdict.points, requirements: verdict.unmet)
        }
    }

    /// Whether the exercise passed, now or before.
    package var hasPassed: Bool {
        switch self {
        case .passed, .passedBefore: true
        case .notBegun, .begun, .unmet: false
        }
    }

    /// Returns the state in a word or two.
    package func text(of exercise: Exercise) -> String {
        switch self {
        case .notBegun: "not begun"
        case .begun: "begun"
        case .unmet(let points, _): "\(points) of \(exercise.points) points"
        case .passed: "passed"
        case .passedBefore: "passed; edited since"
        }
    }

    /// Returns whether any editable file differs from its pristine copy; false without a copy.
    static func wasBegun(_ exercise: Exercise, in checkout: Checkout) -> Bool {
        exercise.editable.contains { file in
            guard let pristine = try? Data(contentsOf: checkout.url(exercise.starterPath + "/" + file)) else {
                return false
            }
            return pristine != (try? Data(contentsOf: checkout.url(exercise.path + "/" + file)))
        }
    }
}
