/// A comment that speaks to the workbook, as it is written, with its slashes or stars.
public struct Directive: Hashable, Sendable {
    /// Without the line break that ends it: `// workbook:allow verbs-follow-roles - as the client calls it`.
    public let text: String
    public let location: Location
    /// UTF-8 bytes from the start of the file.
    public let offset: Int

    public init(text: String, location: Location, offset: Int) {
        self.text = text
        self.location = location
        self.offset = offset
    }
}
