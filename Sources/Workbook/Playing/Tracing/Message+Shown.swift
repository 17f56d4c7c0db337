import Spies

extension Message {
    /// The most characters of arguments to show, because 5,000 items would hide the conversation.
    private static let limit = 600

    /// The sender of the message, which a probe always knows.
    package var speaker: String { sender ?? "somebody" }

    /// The message as a call on one line.
    package var call: String { "\(name)(\(shownArguments))" }

    private var shownArguments: String {
        let line = arguments.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        guard line.count > Self.limit else { return line }
        return line.prefix(Self.limit) + "… and \(line.count - Self.limit) characters more"
    }
}
