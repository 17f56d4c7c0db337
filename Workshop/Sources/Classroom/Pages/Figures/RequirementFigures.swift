/// How a class did on one requirement.
struct RequirementFigures {
    /// The requirement.
    let requirement: GradedRequirement
    /// The number of submissions with a mark for it.
    let graded: Int
    /// The number of these that don't meet it, for whatever reason.
    let missed: Int
    /// How well it separates strong work from weak.
    let separation: Separation

    init(_ requirement: GradedRequirement, of exercise: GradedExercise, in submissions: [SubmissionMark]) {
        let answers = submissions.compactMap { submission -> (isMet: Bool, rest: Int)? in
            let marks = submission.mark(in: exercise)?.requirements
            guard let mark = marks?.first(where: { $0.id == requirement.id }), let points = submission.points else {
                return nil
            }
            return (mark.outcome == .met, points - mark.points)
        }
        self.requirement = requirement
        graded = answers.count
        missed = answers.filter { !$0.isMet }.count
        separation = Separation(answers)
    }

    /// The share of graded submissions that miss it, from 0 to 1.
    var missedShare: Double { graded == 0 ? 0 : Double(missed) / Double(graded) }

    /// The same share in percent; only none is 0, and only all is 100.
    var missedPercent: Int {
        if missed == 0 || missed == graded { return missed == 0 ? 0 : 100 }
        return min(99, max(1, Int((missedShare * 100).rounded())))
    }
}
