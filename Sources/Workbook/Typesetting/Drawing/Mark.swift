/// One element of a drawing, in a color of `Ink`.
package enum Mark: Sendable, Equatable {
    /// The alignment of a text with its place.
    package enum Anchor: String, Sendable, Equatable {
        /// The text begins at its place.
        case start
        /// The middle of the text is at its place.
        case middle
        /// The text ends at its place.
        case end
    }

    /// A filled rectangle.
    case rectangle(Box, Ink, corner: Double = 4)
    /// The outline of a rectangle.
    case frame(Box, Ink, corner: Double = 4)
    /// A line through points, solid or dashed, with or without an arrowhead at its end.
    case line([Point], Ink, isDashed: Bool = false, hasHead: Bool = false)
    /// A line of text; the place is on its baseline.
    case text(String, Point, Lettering, Ink = .text, Anchor = .start)
    /// Marks that belong together, with the title for a pointer over them or a screen reader.
    case group(title: String, [Mark])
}
