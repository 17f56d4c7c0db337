extension UIMenuElement {
    /// Whether an element of a menu is chosen.
    public nonisolated enum State: Int, Sendable {
        case off, on, mixed
    }
}
