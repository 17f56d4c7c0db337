extension Gradebook {
    /// Returns the same marks without anything that names students or their files: an id replaces the name, the same
    /// each time with the same key.
    ///
    /// Without the key, a class list is not enough to tell whose an id is.
    func anonymous(by key: AnonymityKey) -> Gradebook {
        var anonymous = Gradebook(
            exercises: exercises, isConfined: isConfined,
            submissions: submissions.map { submission in
                let id = key.id(instead: submission.id)
                var mark = SubmissionMark(
                    id: id, name: id, refusal: Self.anonymous(submission),
                    notes: submission.notes.filter { !$0.contains("'") }, marks: submission.marks,
                    traces: submission.traces)
                mark.late = submission.late
                return mark
            })
        anonymous.course = course
        return anonymous
    }

    /// The refusal without the names of archives, which students like to call by their own names.
    private static func anonymous(_ submission: SubmissionMark) -> String? {
        if submission.isAbsent { return submission.refusal }
        return submission.refusal.map { _ in "can't be graded, for a reason that the report with names gives" }
    }
}
