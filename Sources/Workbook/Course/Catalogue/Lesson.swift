/// One lesson: a text, and mostly an app to play.
package struct Lesson: Sendable {
    /// The number that a learner types.
    package let number: Int
    /// The second half of the folder's name: `Modules`.
    package let name: String
    /// The text's first heading, without the number.
    package let title: String
    /// What its folder holds beside the text.
    package let parts: LessonParts
    /// The steps that were taken on the way to it, in a state of the app between two lessons; nil in a lesson.
    package let step: Int?
    /// Where it lies, from the checkout's root.
    package let path: String

    /// A lesson from its parts; without a folder it is a text alone.
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

    /// Where its text lies, from the checkout's root.
    package var readme: String { path + "/README.md" }

    /// Whether it has an app that can be played.
    package var isPlayable: Bool { app != nil }

    /// The type that starts its app: `ItemsApp` in most lessons, which build the same app.
    package var app: String? { parts.app }

    /// Whether its app has all its screens, and they are those that the journeys lead through.
    package var isWholeApp: Bool { isPlayable && parts.hasJourneys }

    /// Whether its app is a terminal program: it opens no window, so no journey can lead through it.
    package var isTerminalProgram: Bool { isPlayable && parts.hasTerminal }

    /// Whether its app can be started with probes on the connections between its actors.
    package var hasProbes: Bool { isPlayable && parts.hasProbes }

    /// The number of the lesson whose suites it is about, where it has no code of its own.
    package var subject: Int? { parts.subject }
}
