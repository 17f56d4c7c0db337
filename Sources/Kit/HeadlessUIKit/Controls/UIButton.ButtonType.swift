extension UIButton {
    /// The look of a button.
    public nonisolated enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }
}
