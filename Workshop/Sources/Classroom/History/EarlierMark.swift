/// The tests' results for a student's previous answer to an exercise, to be compared with those for the present one.
struct EarlierMark: Codable, Sendable, Equatable {
    /// The points that the tests gave.
    let points: Int
    /// The requirements that were met.
    let met: [String]

    /// Takes the results out of a mark; nil if it has no verdict.
    init?(_ mark: ExerciseMark) {
        guard mark.points != nil else { return nil }
        points = mark.testedPoints
        met = mark.requirements.filter { $0.outcome == .met }.map(\.id)
    }
}

extension ExerciseMark {
    /// The points that the tests gave, whatever the teacher made of them.
    var testedPoints: Int { requirements.reduce(0) { $0 + ($1.byHand?.insteadOf ?? $1.points) } }
}
