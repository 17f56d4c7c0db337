/// An arrow between boxes, as drawn.
struct BoxArrow: Equatable {
    /// The fact about the arrow that a reader needs.
    enum Look: Equatable, CaseIterable {
        /// All modules of one box use all of the other.
        case used
        /// Only some modules of a box with several use the other.
        case partly
        /// Declared, but not imported.
        case unused
        /// Imported, but not declared.
        case undeclared
        /// A part of a circle.
        case circle
    }

    let from: String
    let to: String
    let look: Look
    /// Whether the manifest declares it.
    let isDeclared: Bool
}
