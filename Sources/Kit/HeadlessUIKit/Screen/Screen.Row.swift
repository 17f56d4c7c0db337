extension Screen {
    /// A visible row of a table.
    public nonisolated struct Row: Hashable, Sendable {
        /// The row's number in the table from 0, counted over all sections.
        public let index: Int
        /// The texts of the row in the order of its labels.
        public let labels: [Screen.Label]

        /// All texts of the row, separated by a space.
        public var text: String { labels.map(\.text).joined(separator: " ") }

        /// Returns the color of the label with that text, or nil if the row has no such label.
        public func color(of text: String) -> UIColor? { labels.first { $0.text == text }?.color }
    }
}
