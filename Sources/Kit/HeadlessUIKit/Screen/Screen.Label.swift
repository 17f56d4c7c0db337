extension Screen {
    /// A visible text and its color.
    public nonisolated struct Label: Hashable, Sendable, CustomStringConvertible {
        /// The whole text, even if the screen truncates it.
        public let text: String
        /// The color of the text.
        public let color: UIColor?

        public var description: String { text }
    }
}
