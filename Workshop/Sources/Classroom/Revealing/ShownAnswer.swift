import Course

/// An exercise's answer that another exercise's handed-out files show, whole or in part.
struct ShownAnswer: Sendable, Equatable {
    /// The exercise that is solved.
    let exercise: ExerciseNumber
    /// The exercise whose files show the answer.
    let source: ExerciseNumber
    /// The shown share of what the answer adds to its own starter, in percent of its code.
    let percent: Int

    /// The least share that counts; below it is a formatter, a property, a rule of one line.
    static let least = 10
    /// The share from which an answer counts as whole.
    static let whole = 90

    /// Describes answers in a line for each exercise: `12b is solved in 12a and 15a; 70% of it is in 16a`.
    static func lines(_ answers: [ShownAnswer]) -> [String] {
        Dictionary(grouping: answers, by: \.exercise).sorted { $0.key < $1.key }.map { exercise, answers in
            let whole = answers.filter { $0.percent >= Self.whole }
            let parts = Dictionary(grouping: answers.filter { $0.percent < Self.whole }, by: \.percent)
            let solved = whole.isEmpty ? [] : ["\(exercise) is solved in \(sources(whole))"]
            let others = parts.sorted { $0.key > $1.key }.enumerated().map { index, part in
                let name = index == 0 && whole.isEmpty ? "\(exercise)" : "it"
                return "\(part.key)% of \(name) is in \(sources(part.value))"
            }
            return (solved + others).joined(separator: "; ")
        }
    }

    private static func sources(_ answers: [ShownAnswer]) -> String { answers.map(\.source.description).inWords }
}
