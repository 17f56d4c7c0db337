/// Equal code in a class: something for the teacher to look at, and no proof of anything.
struct Resemblance: Codable, Sendable, Equatable {
    /// The exercise's number: `12a`.
    let exercise: String
    /// The ids of the submissions with this code.
    let submissions: [String]
    /// The file that was handed out with other exercises; nil if whole answers are equal.
    let copy: AnswerTrace.Copy?

    /// Finds equal code in these submissions: for each exercise, whole answers first, then files.
    static func all(in submissions: [SubmissionMark], of exercises: [GradedExercise]) -> [Resemblance] {
        exercises.flatMap { exercise in
            let traces = submissions.flatMap { submission in
                submission.traces.filter { $0.exercise == exercise.label }.map { (id: submission.id, trace: $0) }
            }
            let answers = grouped(traces.map { id, trace in (trace.print, id) })
            let copies = grouped(traces.flatMap { id, trace in trace.copies.map { ($0, id) } })
            return answers.filter { $0.ids.count > 1 }.map {
                Resemblance(exercise: exercise.label, submissions: $0.ids, copy: nil)
            }
                + copies.map { Resemblance(exercise: exercise.label, submissions: $0.ids, copy: $0.key) }
        }
    }

    /// The ids by key, in the order in which the keys first occur.
    private static func grouped<Key: Hashable>(_ pairs: [(key: Key, id: String)]) -> [(key: Key, ids: [String])] {
        var places: [Key: Int] = [:]
        return pairs.reduce(into: []) { groups, pair in
            let place = places[pair.key] ?? groups.count
            places[pair.key] = place
            if place == groups.count { groups.append((pair.key, [])) }
            groups[place].ids.append(pair.id)
        }
    }
}
