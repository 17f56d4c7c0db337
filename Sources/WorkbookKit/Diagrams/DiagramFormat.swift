/// The forms in which a diagram is shown.
public enum DiagramFormat: String, Sendable, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites draw as a flowchart.
    case mermaid
    /// A picture.
    case svg
}
