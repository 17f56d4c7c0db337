import Course

/// The reasons why there is no step to show.
enum StepError: Error, CustomStringConvertible {
    /// The lesson has no rung before it.
    case first(Lesson)
    /// The lesson has no sources of its own.
    case noSources(Lesson)
    /// The lesson is compared with itself.
    case same(Lesson)

    var description: String {
        switch self {
        case .first(let lesson):
            """
            \(lesson.label) \(lesson.name) is where the ladder begins: there is no rung before it.
              fix: begin with the next one, or read it: swift run workbook read \(lesson.label)
            """
        case .noSources(let lesson):
            """
            \(lesson.label) \(lesson.name) has no sources of its own, so it takes no step in the code.
              fix: read what it is about: swift run workbook read \(lesson.label)
            """
        case .same(let lesson):
            """
            \(lesson.label) can't be compared with itself.
              fix: leave --from out for the rung before it
            """
        }
    }
}
