extension UIStackView {
    /// The arranged views' position across the stack's axis.
    public nonisolated enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The name of `leading` in a row.
        public static var top: Alignment { .leading }
        /// The name of `trailing` in a row.
        public static var bottom: Alignment { .trailing }
    }
}
