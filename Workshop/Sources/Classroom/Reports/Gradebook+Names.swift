extension Gradebook {
    /// Returns the same marks without students' names: each submission's id replaces its name.
    func anonymous() -> Gradebook {
        var anonymous = Gradebook(
            exercises: exercises, isConfined: isConfined,
            submissions: submissions.map { submission in
                var mark = SubmissionMark(
                    id: submission.id, name: submission.id, handedIn: nil, refusal: submission.refusal,
                    notes: submission.notes, marks: submission.marks, traces: submission.traces)
                mark.late = submission.late
                return mark
            })
        anonymous.course = course
        return anonymous
    }
}
