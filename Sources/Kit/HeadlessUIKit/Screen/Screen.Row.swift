extension Screen {
    /// A row of a table as it is seen.
    public nonisolated struct Row: Hashable, Sendable {
        /// Place in the table from 0, counted over all sections.
        public let index: Int
        /// The texts of the row in the order of its labels.
        public let labels: [Screen.Label]

        /// All texts of the row, separated by a space.
        public var text: String { labels.map(\.text).joined(separator: " ") }

        /// The color of the label with that text; nil when the row has no such label.
        public func color(of text: String) -> UIColor? { labels.first { $0.text == text }?.color }
    }
}
