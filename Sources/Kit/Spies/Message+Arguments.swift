nonisolated extension Message {
    /// Returns the same message with other arguments, written as they are printed.
    public func with(arguments: String) -> Message {
        Message(sender: sender, receiver: receiver, name: name, arguments: arguments)
    }

    private init(sender: String?, receiver: String, name: String, arguments: String) {
        self.sender = sender
        self.receiver = receiver
        self.name = name
        self.arguments = arguments
    }
}
