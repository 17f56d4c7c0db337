/// The forms of a conversation that this program makes.
enum TraceFormat: String, CaseIterable {
    /// A text that many sites draw.
    case mermaid
    /// A picture.
    case svg
    /// For programs: with the lines of code, and with the screens.
    case json
}
