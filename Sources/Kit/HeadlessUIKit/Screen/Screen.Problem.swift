extension Screen {
    /// A flaw of a layout that a phone would show.
    public nonisolated enum Problem: Hashable, Sendable, CustomStringConvertible {
        /// A control is several lines high.
        case stretched(String, lines: Int)
        /// An element begins behind the navigation bar.
        case behindTheBar(String)
        /// An element goes beyond the safe area.
        case outsideTheSafeArea(String)
        /// Another element covers it.
        case covered(String, by: String)
        /// The view of that controller has no background color.
        case noBackground(String)

        public var description: String {
            switch self {
            case .stretched(let name, let lines):
                "\(name) is stretched to \(lines) lines: pin its column at the top only, or end the column with a UIView()"
            case .behindTheBar(let name):
                "\(name) begins behind the navigation bar: pin it to view.safeAreaLayoutGuide"
            case .outsideTheSafeArea(let name): "\(name) goes beyond the safe area: pin it to view.safeAreaLayoutGuide"
            case .covered(let name, let other): "\(name) is covered by \(other): place them one below the other"
            case .noBackground(let controller):
                "the view of \(controller) has no backgroundColor, so a phone shows black behind it: set .systemBackground"
            }
        }
    }
}
