/// A comment that addresses the workbook, as it is written, with its slashes or stars.
public struct Directive: Hashable, Sendable {
    /// The text without the line break at its end: `// workbook:allow verbs-follow-roles - as the client calls it`.
    public let text: String
    public let location: Location
    /// The offset in UTF-8 bytes from the start of the file.
    public let offset: Int

    public init(text: String, location: Location, offset: Int) {
        self.text = text
        self.location = location
        self.offset = offset
    }
}
