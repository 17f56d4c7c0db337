extension ScreenError {
    /// The reasons why an action on a screen is impossible.
    public nonisolated enum Reason: Hashable, Sendable {
        /// The element, or a view around it, is hidden.
        case hidden
        /// The element is disabled and ignores touches.
        case disabled
        /// The element, or a view around it, has user interaction switched off.
        case notInteractive
        /// An alert with that title covers it.
        case covered(by: String)
        /// The navigation bar covers it.
        case behindTheBar
        /// The element is below the last line of the screen.
        case belowTheScreen
        /// The element is on the screen with that title, which isn't in front.
        case onAnotherScreen(String)
        /// No element has that name; these are available.
        case missing(kind: String, available: [String])
        /// Several elements have that name.
        case ambiguous(count: Int)
        /// The table has fewer rows.
        case noRow(count: Int)
        /// No table is visible.
        case noTable
        /// The table's rows can't be selected.
        case noSelection
        /// There is neither a back button nor a sheet to pull down.
        case noWayBack
        /// The text field's delegate refused.
        case refused
        /// It didn't happen within that time, given in words.
        case tooLate(String)
    }
}
