/// A closure's text, from brace to brace, in UTF-8 bytes from the start of the file.
public struct Closure: Hashable, Sendable {
    public let extent: Range<Int>
    /// The range of the name of the call that the closure is an argument of; nil elsewhere.
    public let callee: Range<Int>?
    /// The index of the argument in the call, from 0; trailing closures continue the count.
    public let argument: Int

    /// Describes a closure, or a value that is kept as one.
    package init(extent: Range<Int>, callee: Range<Int>?, argument: Int) {
        self.extent = extent
        self.callee = callee
        self.argument = argument
    }
}
