import Checking
import Course

/// The answers in one of the files or folders that a student handed in.
struct SubmissionPart: Sendable, Equatable {
    /// The name that the student gave it.
    let name: String
    /// The number that Canvas gave it; a later file has a higher one.
    var upload: Int?
    /// The files by exercise, of the exercises that it holds.
    let answers: [String: FileTree]
    /// What was left out or replaced, one sentence each.
    let notes: [String]

    /// Puts the parts of a submission together.
    ///
    /// - Throws: the reason if two answers to an exercise differ, and nothing says which is newer.
    static func merged(_ parts: [SubmissionPart]) throws(Refusal) -> SubmissionPart {
        var (answers, notes): ([String: FileTree], [String]) = ([:], [])
        var counted: Set<String> = []
        for label in Set(parts.flatMap(\.answers.keys)).sorted() {
            let rivals = parts.filter { $0.answers[label] != nil }
            let newest = try newest(of: rivals, with: label)
            answers[label] = newest.answers[label]
            counted.insert(newest.name)
            for older in rivals where older.answers[label] != newest.answers[label] {
                notes.append("'\(older.name)' was not graded in \(label): '\(newest.name)' is newer.")
            }
        }
        let own = parts.filter { counted.contains($0.name) }.flatMap(\.notes)
        return SubmissionPart(name: "", answers: answers, notes: own + notes)
    }

    private static func newest(of rivals: [SubmissionPart], with label: String) throws(Refusal) -> SubmissionPart {
        let uploads = rivals.compactMap(\.upload)
        let isOrdered = Set(uploads).count == rivals.count
        guard let newest = isOrdered ? rivals.max(by: { $0.upload ?? 0 < $1.upload ?? 0 }) : rivals.first else {
            throw Refusal("holds no answer to \(label)")
        }
        guard isOrdered || rivals.allSatisfy({ $0.answers[label] == newest.answers[label] }) else {
            let names = rivals.map { "'\($0.name)'" }.joined(separator: " and ")
            throw Refusal("holds different answers to \(label), in \(names): only one can be graded")
        }
        return newest
    }
}
