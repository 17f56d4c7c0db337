import Typesetting

extension SubmissionMark {
    /// What the teacher says about the submission and what lateness costs, one sentence each, for reports that have no
    /// other form for it.
    var remarks: [String] {
        let own = marks.flatMap(\.requirements).compactMap { mark in
            mark.byHand.map { "\(mark.id): \($0.words(mark.points))" }
        }
        return own + (late?.words.map { [$0 + "."] } ?? [])
    }
}

extension ByHand {
    /// The teacher's points, and the comment in one line.
    func words(_ points: Int) -> String {
        let changed = insteadOf.map { "\(points.counted("point")) by hand instead of \($0)" }
        let line = comment.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        return [changed, line].compactMap(\.self).joined(separator: ": ")
    }
}

extension RequirementMark {
    /// Whether a report that knows only passed and failed calls it passed: a teacher's points decide if there are any.
    func isPassed(_ requirement: GradedRequirement) -> Bool {
        byHand?.insteadOf == nil ? outcome == .met : points == requirement.points
    }
}

extension Gradebook {
    /// The deadline and the cost of missing it, and how many submissions that can't be applied to; empty without a
    /// deadline.
    var deadlineRemarks: [String] {
        guard let words = course?.words else { return [] }
        let unknown = submissions.count { $0.points != nil && $0.late == nil }
        if unknown == 0 { return [words + "."] }
        let whom = unknown == 1 ? "1 submission was" : "\(unknown) submissions were"
        return [words + ".", "It isn't known when \(whom) handed in, so lateness costs nothing there."]
    }
}
