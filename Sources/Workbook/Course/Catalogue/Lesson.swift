/// One lesson: a text and, usually, an app to play.
package struct Lesson: Sendable {
    /// The number that a learner types.
    package let number: Int
    /// The second half of the folder's name: `Modules`.
    package let name: String
    /// The text's first heading, without the number.
    package let title: String
    /// The other contents of its folder.
    package let parts: LessonParts
    /// The number of steps taken toward the lesson, for a state of the app between two lessons; nil for a lesson.
    package let step: Int?
    /// The folder's path from the checkout's root.
    package let path: String

    /// Creates a lesson from its parts; without `parts`, it has only a text.
    init(
        number: Int, step: Int? = nil, name: String, title: String, parts: LessonParts = LessonParts(),
        path: String? = nil
    ) {
        self.number = number
        self.step = step
        self.name = name
        self.title = title
        self.parts = parts
        self.path = path ?? "Lessons/\(Label.two(number))-\(name)"
    }

    /// The number in two digits, as in the folder's name; `12.1` for the state after lesson 12's first step.
    package var label: String { Label.two(number) + (step.map { ".\($0)" } ?? "") }

    /// The folder's name.
    package var folder: String { String(path.split(separator: "/").last ?? "") }

    /// The path of its text from the checkout's root.
    package var readme: String { path + "/README.md" }

    /// Whether the lesson has an app that can be played.
    package var isPlayable: Bool { app != nil }

    /// The type that starts its app: `ItemsApp` in most lessons, which build the same app.
    package var app: String? { parts.app }

    /// Whether its app is complete, with all the screens that the journeys visit.
    package var isWholeApp: Bool { isPlayable && parts.hasJourneys }

    /// Whether its app is a terminal program, which opens no window, so that journeys can't run it.
    package var isTerminalProgram: Bool { isPlayable && parts.hasTerminal }

    /// Whether its app can run with probes, one on each connection between its actors.
    package var hasProbes: Bool { isPlayable && parts.hasProbes }

    /// The number of the lesson that its suites are about, if it has no code of its own.
    package var subject: Int? { parts.subject }
}
