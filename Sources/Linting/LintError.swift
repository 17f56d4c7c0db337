/// Why `lint` could not do what was asked.
public enum LintError: Error, Equatable, CustomStringConvertible {
    /// There is no baseline in that file yet.
    case noBaseline(file: String)
    /// The baseline belongs to another architecture.
    case otherArchitecture(file: String, its: String, asked: String)
    /// The baseline can't be written.
    case unwritable(file: String, reason: String)

    public var description: String {
        switch self {
        case .noBaseline(let file):
            """
            There is no baseline \(file).
              fix: add --update-baseline once, which writes today's findings into it, and commit the file
            """
        case .otherArchitecture(let file, let its, let asked):
            """
            The baseline \(file) is one of \(its), and \(asked) is asked for.
              fix: keep one baseline for each architecture, such as workbook-baseline.\(asked).json
            """
        case .unwritable(let file, let reason):
            """
            The baseline \(file) can't be written: \(reason)
              fix: check that its folder is there and that you may write to it
            """
        }
    }
}
