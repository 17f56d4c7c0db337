extension UIStackView {
    /// How arranged views stand across the stack's axis.
    public nonisolated enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// `leading` of a row.
        public static var top: Alignment { .leading }
        /// `trailing` of a row.
        public static var bottom: Alignment { .trailing }
    }
}
