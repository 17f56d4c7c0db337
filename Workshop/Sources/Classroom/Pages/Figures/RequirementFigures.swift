/// What a class made of one requirement.
struct RequirementFigures {
    /// The requirement.
    let requirement: GradedRequirement
    /// How many submissions have a mark for it.
    let graded: Int
    /// How many of these don't meet it, for whatever reason.
    let missed: Int
    /// How well it tells strong work from weak.
    let separation: Separation

    init(_ requirement: GradedRequirement, of exercise: GradedExercise, in submissions: [SubmissionMark]) {
        let answers = submissions.compactMap { submission -> (isMet: Bool, rest: Int)? in
            let marks = submission.mark(in: exercise)?.requirements
            guard let mark = marks?.first(where: { $0.id == requirement.id }) else { return nil }
            return (mark.outcome == .met, submission.points - mark.points)
        }
        self.requirement = requirement
        graded = answers.count
        missed = answers.filter { !$0.isMet }.count
        separation = Separation(answers)
    }

    /// The share of those that miss it, from 0 to 1.
    var missedShare: Double { graded == 0 ? 0 : Double(missed) / Double(graded) }

    /// The same in percent; a share that is not none or all is not told as 0 or 100.
    var missedPercent: Int {
        if missed == 0 || missed == graded { return missed == 0 ? 0 : 100 }
        return min(99, max(1, Int((missedShare * 100).rounded())))
    }
}
