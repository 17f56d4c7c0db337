/// The forms in which a conversation is shown.
enum TraceFormat: String, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites draw.
    case mermaid
    /// A picture.
    case svg
    /// For programs: with the lines of code, and with the screens.
    case json
}
