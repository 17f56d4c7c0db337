/// The parts of a declaration, in UTF-8 bytes from the start of the file.
public struct Extent: Hashable, Sendable {
    /// From its first attribute or modifier to its end.
    public let whole: Range<Int>
    /// Between the braces; nil where there are none.
    public let body: Range<Int>?
    /// The name, without its parameters.
    public let name: Range<Int>

    public init(whole: Range<Int>, body: Range<Int>?, name: Range<Int>) {
        self.whole = whole
        self.body = body
        self.name = name
    }
}
