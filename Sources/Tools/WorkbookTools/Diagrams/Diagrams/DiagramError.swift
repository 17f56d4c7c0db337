import Typesetting

/// The reasons why a diagram can't be shown.
enum DiagramError: Error, Equatable, CustomStringConvertible {
    /// There is no such module.
    case noModule(String, known: [String])
    /// A picture can't be written.
    case unwritable(path: String, reason: String)

    var description: String {
        switch self {
        case .noModule(let name, let known):
            "There is no module \"\(name)\"."
                + (Nearest.match(for: name, among: known).map { " Did you mean \($0)?" } ?? "")
                + "\n  fix: "
                + (known.isEmpty ? "leave --module out" : "name one of \(known.joined(separator: ", "))")
        case .unwritable(let path, let reason):
            """
            The picture \(path) can't be written: \(reason)
              fix: check that its folder is there and that you may write to it
            """
        }
    }
}
