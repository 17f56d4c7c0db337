import Course

/// The refusal to hand out exercises that show each other's answers, with other ways to hand them out.
struct ShownRefusal: Sendable, Equatable, CustomStringConvertible {
    /// The shown answers.
    let answers: [ShownAnswer]
    /// Whether there is no copy yet.
    let isNew: Bool
    /// As many of the exercises as can share a new copy.
    let together: [ExerciseNumber]
    /// As many of the exercises as can follow each other, after those that the copy has already.
    let inTurn: [[ExerciseNumber]]
    /// Another exercise that may come next.
    let next: ExerciseNumber?

    /// The shown answers, and what to type instead.
    var description: String {
        let lines = ShownAnswer.lines(answers).map { "  " + $0 }.joined(separator: "\n")
        return """
            Students would find answers in their own copy. Nothing was changed.
            \(lines)
              why: an exercise comes with a whole app, and the same app grows from exercise to exercise
              fix: \(ways.joined(separator: "\n       or "))
            """
    }

    private var ways: [String] {
        var ways: [String] = []
        if together.count > 1 {
            ways.append("hand out --exercises \(Self.list(together))")
        } else if isNew, inTurn.count < 2 {
            ways.append("hand out one of them: --exercises \(Self.list(together))")
        }
        let steps = inTurn.enumerated().map { index, group in
            (isNew && index == 0 ? "--exercises " : "--then ") + Self.list(group)
        }
        if steps.count > (isNew ? 1 : 0) {
            ways.append(
                "one after the other, each when the answers before it are due: \(steps.joined(separator: ", "))")
        } else if !isNew, let next {
            ways.append("hand out another one, such as --then \(next)")
        }
        return ways + ["insist with --anyway, if marks don't depend on it"]
    }

    private static func list(_ exercises: [ExerciseNumber]) -> String {
        exercises.map(\.description).joined(separator: ",")
    }
}
