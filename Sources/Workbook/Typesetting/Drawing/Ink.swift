/// The colors of a drawing by what they are for; each has a value for light paper and one for dark.
package enum Ink: String, Sendable, CaseIterable {
    /// The paper, and what hides lines behind a text.
    case paper
    /// Boxes.
    case panel
    /// Areas behind boxes, and bands across the drawing.
    case band
    /// Lines that only guide the eye.
    case rule
    /// Text and what is said with full weight.
    case text
    /// Text and lines that may be skipped.
    case faint
    /// What the drawing is about: arrows, strong references.
    case accent
    /// What crosses a border, or stands out in another way.
    case second
    /// What is wrong.
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
