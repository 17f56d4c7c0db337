extension Screen {
    /// The size of a terminal in characters, including the frame around the screen.
    public nonisolated struct Size: Hashable, Sendable {
        /// The characters in a line, at least 20.
        public let columns: Int
        /// The number of lines, at least 6.
        public let lines: Int

        /// Creates a size in characters.
        public init(columns: Int, lines: Int) {
            self.columns = max(20, columns)
            self.lines = max(6, lines)
        }
    }
}
