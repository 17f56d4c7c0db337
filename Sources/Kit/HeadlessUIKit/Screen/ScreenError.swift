/// An action or condition that a screen didn't allow, with the reason, the remedy and the screen at that moment.
public nonisolated struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The request, such as `tap "Save"`.
    public let asked: String
    /// The reason why it failed.
    public let reason: Reason
    /// The drawn screen at that moment.
    public let screen: String

    public var description: String {
        """
        can't \(asked): \(reason.what)
          fix: \(reason.fix)
        the screen:
        \(screen)
        """
    }
}
