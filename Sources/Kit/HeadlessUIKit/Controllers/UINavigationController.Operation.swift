extension UINavigationController {
    /// The change of a stack.
    public nonisolated enum Operation: Int, Sendable {
        case none, push, pop
    }
}
