import Spies

/// Something that the user did, and the messages that followed before the user did the next thing.
package struct TraceStep: Sendable, Equatable, Codable {
    /// What the user did, as in `user taps "Save"`.
    package let heading: String
    /// What was said, in order.
    package let messages: [Message]
    /// What was seen when all of that was over, as `play` draws it, line by line; nil before the app was started.
    package let screen: [String]?

    /// A step from its parts.
    package init(heading: String, messages: [Message], screen: [String]? = nil) {
        self.heading = heading
        self.messages = messages
        self.screen = screen
    }
}
