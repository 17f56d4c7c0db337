/// Replaces an actor's neighbor and records the messages that it receives.
///
/// A spy of a role is a subclass that conforms to the role and records in every method:
/// ```swift
/// final class UISpy: Spy, ItemsList_DisplayUI {
///     func display(loading: Bool) { record(loading) }
/// }
/// ```
open class Spy {
    /// The receiver's name in messages to this spy.
    public nonisolated let name: String

    /// The log that it writes to, usually together with the other spies of a test.
    public let log: MessageLog

    /// Creates a spy that writes under `name` into `log`.
    public init(_ name: String, log: MessageLog) {
        self.name = name
        self.log = log
    }

    /// Records the method that calls it, with its arguments.
    public func record(_ arguments: Any?..., message: String = #function) {
        log.append(Message(to: name, message, arguments))
    }
}
