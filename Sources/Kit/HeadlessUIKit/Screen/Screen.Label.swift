extension Screen {
    /// A text and its color, as they are seen.
    public nonisolated struct Label: Hashable, Sendable, CustomStringConvertible {
        /// The whole text, even if the screen shows it cut short.
        public let text: String
        /// The color of the text.
        public let color: UIColor?

        public var description: String { text }
    }
}
