/// The colors of a drawing by their purpose, each with a value for light and for dark paper.
package enum Ink: String, Sendable, CaseIterable {
    /// The paper, also behind a text to hide lines.
    case paper
    /// Boxes.
    case panel
    /// Areas behind boxes, and bands across the drawing.
    case band
    /// Lines that only guide the eye.
    case rule
    /// Text and marks of full weight.
    case text
    /// Text and lines that may be skipped.
    case faint
    /// The subject of the drawing: arrows, strong references.
    case accent
    /// Marks that cross a border, or stand out in another way.
    case second
    /// Errors.
    case alarm

    /// The color on light paper.
    package var light: String {
        switch self {
        case .paper: "#ffffff"
        case .panel: "#f6f8fa"
        case .band: "#eaeef2"
        case .rule: "#c4ccd4"
        case .text: "#1f2328"
        case .faint: "#59636e"
        case .accent: "#0550ae"
        case .second: "#953800"
        case .alarm: "#b3261e"
        }
    }

    /// The color on dark paper.
    package var dark: String {
        switch self {
        case .paper: "#0d1117"
        case .panel: "#161b22"
        case .band: "#21262d"
        case .rule: "#444c56"
        case .text: "#e6edf3"
        case .faint: "#9da7b1"
        case .accent: "#79c0ff"
        case .second: "#ffb77c"
        case .alarm: "#ff9b94"
        }
    }
}
