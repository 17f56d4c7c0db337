extension Roster {
    /// Completes the submissions of a class: students get the names and numbers of the roster, and those who handed in
    /// nothing are added.
    ///
    /// - Returns: the submissions, and a sentence for each student that the roster can't tell.
    func complete(_ submissions: [Submission]) -> (submissions: [Submission], notes: [String]) {
        var left = Set(people.indices)
        var (completed, unknown): ([Submission], [String]) = ([], [])
        for submission in submissions {
            if let index = index(of: submission), left.remove(index) != nil {
                completed.append(complete(submission, with: people[index]))
            } else {
                completed.append(submission)
                unknown.append(submission.name)
            }
        }
        let twins = left.filter { isAmbiguous(people[$0]) }
        let missing = left.subtracting(twins).sorted().map { absent(people[$0]) }
        let notes =
            (unknown.isEmpty ? [] : ["Not on the roster: \(unknown.joined(separator: "; "))."])
            + Set(twins.map { people[$0].student.name }).sorted().map {
                "The roster has several students called \($0), and no numbers that tell them apart."
            }
        return (completed + missing, notes)
    }

    // MARK: - Matching

    private func index(of submission: Submission) -> Int? {
        if let number = submission.student?.number,
            let index = people.firstIndex(where: {
                $0.student.number == number && $0.student.system == submission.student?.system
            })
        {
            return index
        }
        let name = Self.folded(submission.student?.name ?? submission.name)
        let namesakes = people.indices.filter { index in
            let student = people[index].student
            return student.number == nil || submission.student?.number == nil
                ? Self.folded(student.name) == name || student.login.map(Self.folded) == name : false
        }
        return namesakes.count == 1 ? namesakes[0] : nil
    }

    /// Whether only a name identifies a student, and another one has the same.
    private func isAmbiguous(_ person: Person) -> Bool {
        person.student.number == nil
            && people.count { Self.folded($0.student.name) == Self.folded(person.student.name) } > 1
    }

    /// The words of a name in alphabetical order, so that `Perfect, Ada` is `ada perfect` as well.
    private static func folded(_ name: String) -> String {
        name.decomposedStringWithCanonicalMapping.lowercased().split { !$0.isLetter && !$0.isNumber }.sorted()
            .joined(separator: " ")
    }

    // MARK: - Completing

    private func complete(_ submission: Submission, with person: Person) -> Submission {
        var submission = submission
        let number = person.student.number ?? submission.student?.number
        submission.student = person.student
        submission.student?.number = number
        submission.name = name(of: person)
        submission.handedIn = person.handedIn ?? submission.handedIn
        submission.isLate = person.isLate ?? submission.isLate
        return submission
    }

    private func absent(_ person: Person) -> Submission {
        var submission = Submission(name(of: person), key: person.student.key, student: person.student)
        (submission.handedIn, submission.isLate) = (person.handedIn, person.isLate)
        submission.refusal =
            person.handedIn == nil
            ? SubmissionMark.absence : "is not among these files, although the roster has a time for it"
        return submission
    }

    /// The student's name, with the number if the roster has it twice.
    private func name(of person: Person) -> String {
        let name = person.student.name
        let isTwin = people.count { $0.student.name == name } > 1
        return isTwin ? person.student.number.map { "\(name) (\($0))" } ?? name : name
    }
}
