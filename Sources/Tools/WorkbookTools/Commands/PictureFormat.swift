/// The forms in which it is shown who knows whom.
enum PictureFormat: String, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites draw.
    case mermaid
    /// A picture.
    case svg
}
