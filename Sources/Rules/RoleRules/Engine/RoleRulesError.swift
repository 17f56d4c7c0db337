/// The reasons why rules can't be tried.
public enum RoleRulesError: Error, Equatable, CustomStringConvertible {
    /// No type has a role in the architecture, so every rule would hold without meaning anything.
    ///
    /// `better` is the other architecture that would place most of the types, and how many; `hasTypes` tells whether
    /// the sources declare any type at all.
    case nothingPlaced(architecture: String, lookedFor: String, files: Int, better: String?, hasTypes: Bool)
    case unknownRule(name: String, architecture: String, known: [String])
    case noRules(architecture: String, known: [String])
    /// Roles were requested of an architecture that has none.
    case noRoles(architecture: String)

    public var description: String {
        switch self {
        case .nothingPlaced(let architecture, let lookedFor, let files, let better, let hasTypes):
            """
            None of the \(files == 1 ? "types in the 1 file" : "types in the \(files) files") has a role in \
            \(architecture), so there is nothing to check.
              why: looked for \(lookedFor)
              fix: \(Self.suggestion(better, hasTypes))
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
        case .noRoles(let architecture):
            """
            \(architecture) has no roles, so there are no names to suggest.
              fix: name an architecture with roles: \
            \(Architecture.all.filter { !$0.vocabulary.actors.isEmpty }.map(\.name).joined(separator: ", "))
            """
        }
    }

    private static func suggestion(_ better: String?, _ hasTypes: Bool) -> String {
        let folder = "name the folder that holds the modules"
        if let better { return "try \(better), or \(folder)" }
        guard hasTypes else { return folder }
        return
            "\(folder), say in .workbook-roles.json how your project calls its roles, or try mvc, which asks for none"
    }
}
