extension ScreenError {
    /// Why something can't be done on a screen.
    public nonisolated enum Reason: Hashable, Sendable {
        /// It, or a view around it, is hidden.
        case hidden
        /// It is there and does not answer to touches.
        case disabled
        /// It, or a view around it, has user interaction switched off.
        case notInteractive
        /// An alert with that title is over it.
        case covered(by: String)
        /// It lies below the last line of the screen.
        case belowTheScreen
        /// It is on a screen that is not in front, the one with that title.
        case onAnotherScreen(String)
        /// There is no such thing; these are there.
        case missing(kind: String, available: [String])
        /// Several things have that name.
        case ambiguous(count: Int)
        /// There are not that many rows.
        case noRow(count: Int)
        /// No table is seen.
        case noTable
        /// The table's rows can't be selected.
        case noSelection
        /// There is no back button, and no sheet to pull down.
        case noWayBack
        /// The text field's delegate said no.
        case refused
        /// It did not happen within that time, in words.
        case tooLate(String)
    }
}
