import Typesetting

extension CourseFile {
    /// Returns the gradebook with the teacher's points and under the course's rules, and a sentence for each entry that
    /// changes nothing.
    func applied(to gradebook: Gradebook) -> (gradebook: Gradebook, unused: [String]) {
        let labels = Set(gradebook.exercises.map(\.label))
        var submissions = gradebook.submissions
        var unused: [String] = []
        for student in students {
            guard let index = submissions.firstIndex(where: student.isAuthor) else {
                unused.append(unknown(student, among: gradebook))
                continue
            }
            for requirement in student.requirements where labels.contains(requirement.exercise) {
                if submissions[index].take(requirement) { continue }
                let reason = submissions[index].notGraded ?? "has no mark in \(requirement.exercise)"
                unused.append(
                    "\(path):\(student.line): what it says about \(requirement.id) doesn't count: "
                        + "the submission of \(student.name) \(reason)")
            }
        }
        for index in submissions.indices { submissions[index].late = lateness(of: submissions[index], in: gradebook) }
        var book = Gradebook(
            exercises: gradebook.exercises, isConfined: gradebook.isConfined, notes: gradebook.notes,
            submissions: submissions)
        book.course = rules
        return (book, unused)
    }

    private func lateness(of submission: SubmissionMark, in gradebook: Gradebook) -> Lateness? {
        let own = students.first { $0.isAuthor(of: submission) }?.deadline
        guard let time = submission.handInTime, let deadline = own ?? rules.deadline, let earned = submission.points
        else { return nil }
        return Lateness(time, for: deadline, rules.late, earned: earned, of: gradebook.points)
    }

    private func unknown(_ student: Student, among gradebook: Gradebook) -> String {
        let meant = Nearest.match(for: student.name, among: gradebook.submissions.map(\.name))
        return "\(path):\(student.line): no submission is from \"\(student.name)\""
            + (meant.map { "; did you mean \($0)?" } ?? "")
    }
}

extension CourseFile.Student {
    /// Returns whether a submission is this student's.
    fileprivate func isAuthor(of submission: SubmissionMark) -> Bool {
        submission.name == name || submission.id == name
    }
}

extension CourseFile.Requirement {
    /// The exercise's number: `12a`.
    fileprivate var exercise: String { String(id.prefix { $0 != "." }) }
}

extension SubmissionMark {
    /// Takes over what the teacher says about a requirement; returns whether there is a mark for it.
    fileprivate mutating func take(_ own: CourseFile.Requirement) -> Bool {
        for index in marks.indices {
            guard let place = marks[index].requirements.firstIndex(where: { $0.id == own.id }) else { continue }
            marks[index].take(own, at: place)
            return true
        }
        return false
    }
}

extension ExerciseMark {
    fileprivate mutating func take(_ own: CourseFile.Requirement, at place: Int) {
        let tested = requirements[place].points
        let isChanged = own.points.map { $0 != tested } ?? false
        if !isChanged, own.comment == nil { return }
        requirements[place].byHand = ByHand(insteadOf: isChanged ? tested : nil, comment: own.comment)
        requirements[place].points = own.points ?? tested
        points = requirements.reduce(0) { $0 + $1.points }
    }
}
