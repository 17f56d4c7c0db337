extension Screen {
    /// The size of a terminal, in characters, the frame around the screen included.
    public nonisolated struct Size: Hashable, Sendable {
        /// Characters in a line; at least 20 are used.
        public let columns: Int
        /// Lines; at least 6 are used.
        public let lines: Int

        /// A size in characters.
        public init(columns: Int, lines: Int) {
            self.columns = max(20, columns)
            self.lines = max(6, lines)
        }
    }
}
