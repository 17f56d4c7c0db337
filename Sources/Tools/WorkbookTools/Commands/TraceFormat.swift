/// The formats of a conversation that this program prints.
enum TraceFormat: String, CaseIterable {
    /// A text that many sites can draw.
    case mermaid
    /// A picture.
    case svg
    /// A text for programs, with the lines of code and the screens.
    case json
}
