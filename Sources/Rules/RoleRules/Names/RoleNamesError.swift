/// Why a project's names could not be used.
public struct RoleNamesError: Error, Equatable, CustomStringConvertible {
    public let file: String
    /// From 1.
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
