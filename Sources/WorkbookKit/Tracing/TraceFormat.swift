/// The forms in which a conversation is shown.
public enum TraceFormat: String, Sendable, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites draw as a sequence diagram.
    case mermaid
    /// A picture.
    case svg
}
