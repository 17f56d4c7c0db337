/// A file, or a folder, that could not be read, so that nothing in it was checked.
public struct UnreadFile: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where reading ended; the first line where it never began.
    public let location: Location
    /// Why, as the end of a sentence: `it may not be read`.
    public let reason: String
    /// What to do about it.
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

    /// In the form in which compilers and editors expect it.
    public var description: String {
        """
        \(location): error: this file could not be read: \(reason)
          why: what is not read is not checked
          fix: \(fix)
        """
    }
}
