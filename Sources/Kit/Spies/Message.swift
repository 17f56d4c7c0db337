/// One message: a receiver, a method and its arguments.
///
/// A test writes the message that it expects as text, exactly as it is printed: `"ui.display(loading: true)"`.
public nonisolated struct Message: Equatable, Sendable, Codable {
    /// The sender, if it is known: a spy doesn't see its caller.
    public let sender: String?

    /// The receiver: `ui`.
    public let receiver: String

    /// The method's name without its labels: `display`.
    public let name: String

    /// The labels and values, as text: `loading: true`.
    public let arguments: String

    /// Creates the message for a call of `function`, written as in `#function`, with `values`.
    ///
    /// The values are turned into text at once and not kept. A label without a value appears alone.
    public init(from sender: String? = nil, to receiver: String, _ function: String, _ values: [Any?] = []) {
        let (name, inner) = Message.split(function)
        let labels = inner.split(separator: ":").map { $0 == "_" ? "" : "\($0): " }
        let texts = values.map(ArgumentText.text)
        self.sender = sender
        self.receiver = receiver
        self.name = name
        self.arguments = (0..<max(labels.count, texts.count)).map { index in
            let label = index < labels.count ? labels[index] : ""
            guard index < texts.count else { return label.isEmpty ? "_" : String(label.dropLast()) }
            return label + texts[index]
        }.joined(separator: ", ")
    }

    /// `display(loading:)` as `display` and `loading:`.
    private static func split(_ call: String) -> (name: String, inner: String) {
        guard let open = call.firstIndex(of: "(") else { return (call, "") }
        let inner = call[call.index(after: open)...]
        return (String(call[..<open]), String(inner.hasSuffix(")") ? inner.dropLast() : inner))
    }
}

// MARK: - Text

nonisolated extension Message: CustomStringConvertible {
    /// The message as a call, `ui.display(loading: true)`, after its sender if that is known.
    public var description: String {
        (sender.map { "\($0) -> " } ?? "") + (receiver.isEmpty ? "" : "\(receiver).") + "\(name)(\(arguments))"
    }
}

nonisolated extension Message: ExpressibleByStringInterpolation {
    /// Reads a call as it is printed, so the message has no sender.
    public init(stringLiteral call: String) {
        let (head, inner) = Message.split(call)
        // A function's name has no dot in it, but a receiver's may.
        let parts = head.split(separator: ".")
        self.sender = nil
        self.receiver = parts.dropLast().joined(separator: ".")
        self.name = String(parts.last ?? "")
        self.arguments = inner
    }
}
