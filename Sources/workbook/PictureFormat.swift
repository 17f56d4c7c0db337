/// The forms in which a conversation, or who knows whom, is shown.
enum PictureFormat: String, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites draw.
    case mermaid
    /// A picture.
    case svg
}
