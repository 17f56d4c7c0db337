/// A file or folder that couldn't be read, so that its content wasn't checked.
public struct UnreadFile: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place where reading stopped; the first line if it never began.
    public let location: Location
    /// The reason, as the end of a sentence: `it may not be read`.
    public let reason: String
    /// The remedy.
    public let fix: String

    public init(location: Location, reason: String, fix: String) {
        self.location = location
        self.reason = reason
        self.fix = fix
    }

    init(
        path: String, reason: String,
        fix: String = "check that it is there, that it is a file, and that you may read it"
    ) {
        self.init(location: Location(file: path, line: 1, column: 1), reason: reason, fix: fix)
    }

    /// The error in the form that compilers and editors expect.
    public var description: String {
        """
        \(location): error: this file could not be read: \(reason)
          why: what is not read is not checked
          fix: \(fix)
        """
    }
}
