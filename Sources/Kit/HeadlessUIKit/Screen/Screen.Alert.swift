extension Screen {
    /// The texts and buttons of an alert.
    public nonisolated struct Alert: Hashable, Sendable {
        /// The title, if there is one.
        public let title: String?
        /// The text below the title, if there is one.
        public let message: String?
        /// The titles of the buttons, in their order.
        public let buttons: [String]

        /// Creates an alert to compare with.
        public init(title: String?, message: String?, buttons: [String]) {
            self.title = title
            self.message = message
            self.buttons = buttons
        }
    }
}
