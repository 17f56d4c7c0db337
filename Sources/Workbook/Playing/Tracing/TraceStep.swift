import Spies

/// An action of the user, and the messages that followed before the next one.
package struct TraceStep: Sendable, Equatable, Codable {
    /// The user's action, as in `user taps "Save"`.
    package let heading: String
    /// The messages in order.
    package let messages: [Message]
    /// The screen after these messages, line by line, as `play` draws it; nil before the app starts.
    package let screen: [String]?

    /// Creates a step from its parts.
    package init(heading: String, messages: [Message], screen: [String]? = nil) {
        self.heading = heading
        self.messages = messages
        self.screen = screen
    }
}
