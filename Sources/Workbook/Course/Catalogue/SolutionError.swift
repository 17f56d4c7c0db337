/// The reasons for not showing a solution.
package enum SolutionError: Error, Equatable, CustomStringConvertible {
    /// The exercise isn't passed, and the command has no `--peek`.
    case notPassed(exercise: String)
    /// This checkout has no solution for the exercise, as in a handout.
    case none(folder: String)

    /// The reason in words, and the alternative.
    package var description: String {
        switch self {
        case .notPassed(let exercise):
            """
            Exercise \(exercise) is not passed yet.
              why: the solution teaches most when there is one of your own to lay it beside
              fix: `swift run workbook hint \(exercise)` helps in steps; \
            `swift run workbook solution \(exercise) --peek` shows it all the same, and remembers that
            """
        case .none(let folder):
            """
            \(folder) is not here, so there is no solution to show.
              why: a handout comes without solutions
              fix: if this is your own clone, bring it back: git checkout -- '\(folder)'
            """
        }
    }
}
