/// The reason why a project's names can't be used.
public struct RoleNamesError: Error, Equatable, CustomStringConvertible {
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    public let what: String
    public let fix: String

    public var description: String {
        """
        \(file):\(line): error: \(what)
          fix: \(fix)
        """
    }
}
