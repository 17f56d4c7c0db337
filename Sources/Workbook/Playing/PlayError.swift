/// The reasons why a line can't be done, or an app can't be played.
package enum PlayError: Error, Equatable, CustomStringConvertible {
    /// The line lacks a part.
    case incomplete(line: String, expected: String)
    /// Nothing on the screen has that number.
    case noChoice(Int, choices: Int)
    /// The line has to name one of several, or there are none.
    case notOne(what: String, names: [String])
    /// The app has no server.
    case noServer
    /// The server doesn't have that behavior.
    case unknownBehavior(String, known: [String])
    /// The lesson has no code of its own.
    case aboutAnother(lesson: String, subject: String)
    /// The lesson has no app.
    case notPlayable(lesson: String, playable: [String])
    /// The exercise has no app.
    case noApp(exercise: String, playable: [String])

    /// The reason in words, and what to type instead.
    package var description: String {
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
        case .noServer: "This app asks no server."
        case .unknownBehavior(let name, let known):
            "A server can't be told \"\(name)\". Type one of: \(known.map { "server \($0)" }.joined(separator: ", "))."
        case .aboutAnother(let lesson, let subject):
            """
            Lesson \(lesson) has no app of its own: it is about the suites of lesson \(subject).
              fix: take that lesson's app: \(subject)
            """
        case .notPlayable(let lesson, let playable):
            """
            Lesson \(lesson) has no app to play.
              fix: play one that has: \(playable.joined(separator: ", "))
            """
        case .noApp(let exercise, let playable):
            """
            Exercise \(exercise) has no app to play: what you edit in it is no part of one.
              fix: `swift run workbook check \(exercise)` says what is missing; \
            exercises with an app are \(playable.joined(separator: ", "))
            """
        }
    }
}
