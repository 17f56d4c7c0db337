/// Why a person could not do or see something: what was asked, the reason, what to do, and the screen as it was.
public nonisolated struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked, such as `tap "Save"`.
    public let asked: String
    /// Why it could not be done.
    public let reason: Reason
    /// The screen at that moment, drawn.
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
