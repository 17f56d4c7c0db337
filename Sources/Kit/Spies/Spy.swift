/// Stands in for an actor's neighbor and writes down what it is told.
///
/// A spy of a role is a subclass that conforms to the role and records in every method:
/// ```swift
/// final class UISpy: Spy, ItemsList_DisplayUI {
///     func display(loading: Bool) { record(loading) }
/// }
/// ```
open class Spy {
    /// The name that messages to this spy carry as their receiver.
    public nonisolated let name: String

    /// Where this spy writes, usually together with the other spies of a test.
    public let log: MessageLog

    /// Makes a spy that writes under `name` into `log`.
    public init(_ name: String, log: MessageLog) {
        self.name = name
        self.log = log
    }

    /// Writes down the method that calls it, with the arguments that it was given.
    public func record(_ arguments: Any?..., message: String = #function) {
        log.append(Message(to: name, message, arguments))
    }
}
