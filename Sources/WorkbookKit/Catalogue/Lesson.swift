import Journeys

/// One lesson: a text, and mostly an app to play.
public struct Lesson: Sendable {
    /// The number that a learner types.
    public let number: Int
    /// The second half of the folder's name: `Modules`.
    public let name: String
    /// The text's first heading, without the number.
    public let title: String

    /// The number in two digits, as in the folder's name.
    public var label: String { Label.two(number) }

    /// Where it lies, from the checkout's root.
    public var path: String { "Lessons/\(label)-\(name)" }

    /// Where its text lies, from the checkout's root.
    public var readme: String { path + "/README.md" }

    /// Whether it has an app that can be played.
    public var isPlayable: Bool { Rungs.all.contains { $0.number == number } }
}
