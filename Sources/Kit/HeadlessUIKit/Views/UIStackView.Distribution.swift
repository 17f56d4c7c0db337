extension UIStackView {
    /// The arranged views' shares of the space along the stack's axis.
    public nonisolated enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}
