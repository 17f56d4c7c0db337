extension UINavigationController {
    /// How a stack changes.
    public nonisolated enum Operation: Int, Sendable {
        case none, push, pop
    }
}
