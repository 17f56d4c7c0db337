extension NSLayoutConstraint {
    /// The direction in which a stack view lays out its views.
    public nonisolated enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
