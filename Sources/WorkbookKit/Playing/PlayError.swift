/// Why a line could not be done.
public enum PlayError: Error, Equatable, CustomStringConvertible {
    /// The line lacks a part.
    case incomplete(line: String, expected: String)
    /// Nothing on the screen has that number.
    case noChoice(Int, choices: Int)
    /// The line has to name one of several, or there is none.
    case notOne(what: String, names: [String])
    /// The lesson has no app.
    case notPlayable(lesson: String, playable: [String])

    public var description: String {
        switch self {
        case .incomplete(let line, let expected):
            "\"\(line)\" is not complete. Type it as in: \(expected)"
        case .noChoice(let number, let choices):
            switch choices {
            case 0: "Nothing here has the number \(number): nothing on this screen can be tapped."
            case 1: "Nothing here has the number \(number): the only choice is 1."
            default: "Nothing here has the number \(number): the choices go from 1 to \(choices)."
            }
        case .notOne(let what, let names):
            names.isEmpty
                ? "There is no \(what) on this screen."
                : "There are \(names.count) \(what)s here. Name one: \(names.joined(separator: ", "))."
        case .notPlayable(let lesson, let playable):
            """
            Lesson \(lesson) has no app to play.
              fix: play one that has: \(playable.joined(separator: ", "))
            """
        }
    }
}
