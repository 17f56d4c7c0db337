/// An arrow as it is drawn, between boxes.
struct BoxArrow: Equatable {
    /// What a reader has to know about it.
    enum Look: Equatable, CaseIterable {
        /// All of a box use all of the other.
        case used
        /// Only some of a box that stands for many.
        case partly
        /// Declared, and not imported.
        case unused
        /// Imported, and not declared.
        case undeclared
        /// A part of a circle.
        case circle
    }

    let from: String
    let to: String
    let look: Look
    /// Whether the manifest knows of it.
    let isDeclared: Bool
}
