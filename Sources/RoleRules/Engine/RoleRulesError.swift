/// Why rules could not be tried.
public enum RoleRulesError: Error, Equatable, CustomStringConvertible {
    /// No file plays a part in the architecture, so every rule would hold for nothing.
    case nothingPlaced(architecture: String, lookedFor: String, files: Int, others: [String])
    case unknownRule(name: String, architecture: String, known: [String])
    case noRules(architecture: String, known: [String])

    public var description: String {
        switch self {
        case .nothingPlaced(let architecture, let lookedFor, let files, let others):
            """
            None of the \(files == 1 ? "types in the 1 file" : "types in the \(files) files") has a role in \
            \(architecture), so there is nothing to check.
              why: looked for \(lookedFor)
              fix: name the folder that holds the modules, or another architecture: \(others.joined(separator: ", "))
            """
        case .unknownRule(let name, let architecture, let known):
            """
            There is no rule "\(name)" in \(architecture).
              fix: use one of \(known.joined(separator: ", "))
            """
        case .noRules(let architecture, let known):
            """
            No rule of \(architecture) was selected, so there is nothing to check.
              fix: name at least one of \(known.joined(separator: ", "))
            """
        }
    }
}
