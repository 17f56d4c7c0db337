extension UITextField {
    /// The frame around a field.
    public nonisolated enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}
