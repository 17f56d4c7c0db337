/// Spies on a live connection: records one actor's messages to another, and passes them on.
///
/// A probe of a role is a subclass that conforms to the role and passes every message on:
/// ```swift
/// final class UI: Probe<any ItemsList_DisplayUI>, ItemsList_DisplayUI {
///     func display(loading: Bool) { pass(loading) { $0.display(loading: loading) } }
/// }
/// ```
/// The probe takes the actor's place with its owner, and holds the actor as strongly as the connection did.
open class Probe<Role>: Spy {
    /// The type of the actor that speaks through this connection.
    public let sender: String

    // A property rather than a capture, so that `Mirror` shows which object holds which.
    private let owned: Role?
    private let watched: () -> Role?
    private var companions: [Spy] = []

    /// Creates a probe for a connection that keeps its receiver alive.
    public init(from sender: Any, owning receiver: Role, log: MessageLog) {
        self.sender = "\(type(of: sender))"
        owned = receiver
        watched = { nil }
        super.init(Self.name(of: receiver), log: log)
    }

    /// Creates a probe for a connection that doesn't keep its receiver alive: `watching: { [weak scene] in scene }`.
    ///
    /// It takes a closure because Swift can't declare a weak reference to a generic role.
    public init(from sender: Any, watching receiver: @escaping () -> Role?, log: MessageLog) {
        self.sender = "\(type(of: sender))"
        owned = nil
        watched = receiver
        super.init(receiver().map(Self.name) ?? "nobody", log: log)
    }

    /// The actor behind the probe, as long as it exists.
    public var receiver: Role? { owned ?? watched() }

    /// Keeps another probe alive as long as this one, because that probe's connection is weak.
    public func keep(_ companion: Spy?) {
        if let companion { companions.append(companion) }
    }

    /// Records the method that calls it, with its arguments, and passes the message on.
    ///
    /// If the receiver is gone, it does neither, like the connection without a probe.
    public func pass(_ arguments: Any?..., message: String = #function, on call: (Role) -> Void) {
        guard let receiver else { return }
        log.append(Message(from: sender, to: name, message, arguments))
        call(receiver)
    }

    /// The name of the actor's type, or the `name` of a spy in the actor's place.
    private static func name(of receiver: Role) -> String {
        (receiver as? Spy)?.name ?? "\(type(of: receiver as Any))"
    }
}
