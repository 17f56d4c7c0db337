/// The parts of a declaration, in UTF-8 bytes from the start of the file.
public struct Extent: Hashable, Sendable {
    /// The range from the first attribute or modifier to the end.
    public let whole: Range<Int>
    /// The range between the braces; nil without braces.
    public let body: Range<Int>?
    /// The range of the name, without parameters.
    public let name: Range<Int>

    public init(whole: Range<Int>, body: Range<Int>?, name: Range<Int>) {
        self.whole = whole
        self.body = body
        self.name = name
    }
}
