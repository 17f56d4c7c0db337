/// One thing on a drawing, in a color that `Ink` has.
package enum Mark: Sendable, Equatable {
    /// Where a text stands in relation to its place.
    package enum Anchor: String, Sendable, Equatable {
        /// The text begins there.
        case start
        /// The text has its middle there.
        case middle
        /// The text ends there.
        case end
    }

    /// A filled rectangle.
    case rectangle(Box, Ink, corner: Double = 4)
    /// The outline of a rectangle.
    case frame(Box, Ink, corner: Double = 4)
    /// A line through points, dashed or not, with a head at its end or without one.
    case line([Point], Ink, isDashed: Bool = false, hasHead: Bool = false)
    /// A line of text; the place is on its baseline.
    case text(String, Point, Lettering, Ink = .text, Anchor = .start)
    /// Marks that belong together, and what a pointer over them or a screen reader says.
    case group(title: String, [Mark])
}
