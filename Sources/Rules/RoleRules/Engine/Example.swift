/// A few lines of Swift that break a rule or keep it, each file with the path that it would have in a project.
///
/// It's written as a dictionary literal, in the order in which a person reads the files.
public struct Example: Sendable, ExpressibleByDictionaryLiteral {
    /// The paths and texts, as `Sources(files:)` takes them.
    public let files: [(path: String, text: String)]

    public init(dictionaryLiteral files: (String, String)...) {
        self.files = files.map { (path: $0.0, text: $0.1) }
    }
}
