extension Resemblance {
    /// The words above resemblances in a report.
    static let heading = "Worth a look, not a verdict"

    /// The words after the students' names.
    var deed: String { copy.map { "handed in \($0.words)" } ?? "handed in the same code" }
}

extension AnswerTrace.Copy {
    /// The file's name and where else it is: `ShelfListWorker.swift as it is in the files of 12b`.
    var words: String {
        "\(file.split(separator: "/").last ?? "") as it is in the files of \(sources.inWords)"
    }
}

extension Gradebook {
    /// Returns a resemblance in words, with the students' names.
    func sentence(_ equal: Resemblance) -> String { "\(names(equal.submissions).inWords) \(equal.deed)" }

    /// Returns the resemblances of one submission, in words for a cell of its row.
    func resemblances(of submission: SubmissionMark) -> String {
        resemblances.filter { $0.submissions.contains(submission.id) }.map { equal in
            let others = names(equal.submissions.filter { $0 != submission.id }).inWords
            return "\(equal.exercise): " + (equal.copy?.words ?? "the same code as \(others)")
        }.joined(separator: "; ")
    }

    private func names(_ ids: [String]) -> [String] {
        ids.map { id in submissions.first { $0.id == id }?.name ?? id }
    }
}
