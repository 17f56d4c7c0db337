/// A closure's text, from brace to brace, in UTF-8 bytes from the start of the file.
public struct Closure: Hashable, Sendable {
    public let extent: Range<Int>
    /// The name of the call of which it is an argument, and where that name stands; nil elsewhere.
    public let callee: Range<Int>?
    /// Which argument of the call it is, from 0; trailing closures count on.
    public let argument: Int
}
