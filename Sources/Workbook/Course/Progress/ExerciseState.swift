import Foundation

/// How far an exercise is, read from its files and from the last verdict on exactly those files.
package enum ExerciseState: Sendable, Equatable {
    /// The files are still the starter's.
    case notBegun
    /// The files were edited, and not checked since.
    case begun
    /// The files were checked as they are, and something is missing.
    case unmet(points: Int, requirements: [String])
    /// The files were checked as they are, and nothing is missing.
    case passed
    /// The exercise passed, and the files are not those that did; with the points of a check of these, if there was one.
    case passedBefore(points: Int?)

    /// Derives the state.
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

    /// Whether the exercise is done: it passed, now or before.
    package var hasPassed: Bool {
        switch self {
        case .passed, .passedBefore: true
        case .notBegun, .begun, .unmet: false
        }
    }

    /// The state in a word or two.
    package func text(of exercise: Exercise) -> String {
        switch self {
        case .notBegun: "not begun"
        case .begun: "begun"
        case .unmet(let points, _): "\(points) of \(exercise.points) points"
        case .passed: "passed"
        case .passedBefore: "passed; edited since"
        }
    }

    /// Whether any editable file differs from its pristine copy; without a copy nothing can differ.
    static func wasBegun(_ exercise: Exercise, in checkout: Checkout) -> Bool {
        exercise.editable.contains { file in
            guard let pristine = try? Data(contentsOf: checkout.url(exercise.starterPath + "/" + file)) else {
                return false
            }
            return pristine != (try? Data(contentsOf: checkout.url(exercise.path + "/" + file)))
        }
    }
}
