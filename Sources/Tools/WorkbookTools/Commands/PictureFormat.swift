/// The formats for showing who knows whom.
enum PictureFormat: String, CaseIterable {
    /// Lines for a terminal.
    case text
    /// A text that many sites can draw.
    case mermaid
    /// A picture.
    case svg
}
