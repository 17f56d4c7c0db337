/// A place in a file: lines and columns count from 1, columns in UTF-8 bytes as swiftc prints them.
///
/// A line ends at `\n`, so `\r\n` ends one line. A byte-order mark isn't a column, since editors hide it.
public struct Location: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as it is shown to a person.
    public let file: String
    public let line: Int
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public static func < (left: Location, right: Location) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// The location as compilers print it, `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
