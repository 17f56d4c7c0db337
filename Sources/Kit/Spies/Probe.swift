/// A spy on a live connection: writes down what one actor tells another, and passes it on.
///
/// A probe of a role is a subclass that conforms to the role and passes every message on:
/// ```swift
/// final class UI: Probe<any ItemsList_DisplayUI>, ItemsList_DisplayUI {
///     func display(loading: Bool) { pass(loading) { $0.display(loading: loading) } }
/// }
/// ```
/// Who held the actor holds the probe in its place, and the probe holds the actor as strongly as the connection did.
open class Probe<Role>: Spy {
    /// The type of the actor that speaks through this connection.
    public let sender: String

    // Not in the closure: whoever looks who holds whom, as `Mirror` does, has to see it.
    private let owned: Role?
    private let watched: () -> Role?
    private var companions: [Spy] = []

    /// Makes a probe for a connection that keeps its receiver alive.
    public init(from sender: Any, owning receiver: Role, log: MessageLog) {
        self.sender = "\(type(of: sender))"
        owned = receiver
        watched = { nil }
        super.init(Self.name(of: receiver), log: log)
    }

    /// Makes a probe for a connection that does not keep its receiver alive: `watching: { [weak scene] in scene }`.
    ///
    /// A closure, because Swift can't declare a weak reference to a role that it does not know by name.
    public init(from sender: Any, watching receiver: @escaping () -> Role?, log: MessageLog) {
        self.sender = "\(type(of: sender))"
        owned = nil
        watched = receiver
        super.init(receiver().map(Self.name) ?? "nobody", log: log)
    }

    /// The actor behind the probe, while it is there.
    public var receiver: Role? { owned ?? watched() }

    /// Keeps another probe alive as long as this one, because the connection that it is on is a weak one.
    public func keep(_ companion: Spy?) {
        if let companion { companions.append(companion) }
    }

    /// Writes down the method that calls it, with its arguments, and passes the message on.
    ///
    /// To a receiver that is gone nothing is said, as on the connection without a probe.
    public func pass(_ arguments: Any?..., message: String = #function, on call: (Role) -> Void) {
        guard let receiver else { return }
        log.append(Message(from: sender, to: name, message, arguments))
        call(receiver)
    }

    /// The name of the actor's type; a spy, which stands for whomever it is called after, has a name of its own.
    private static func name(of receiver: Role) -> String {
        (receiver as? Spy)?.name ?? "\(type(of: receiver as Any))"
    }
}
