/// Why a solution is not shown.
package enum SolutionError: Error, Equatable, CustomStringConvertible {
    /// The exercise is not passed, and nobody asked to peek.
    case notPassed(exercise: String)
    /// This checkout has no solution of it, as a handout has none.
    case none(folder: String)

    /// The reason in words, and what to do instead.
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
