extension UIMenuElement {
    /// The choice of a menu's element.
    public nonisolated enum State: Int, Sendable {
        case off, on, mixed
    }
}
