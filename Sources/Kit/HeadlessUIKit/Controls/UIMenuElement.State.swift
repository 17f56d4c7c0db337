extension UIMenuElement {
    /// The state of a menu's element.
    public nonisolated enum State: Int, Sendable {
        case off, on, mixed
    }
}
