/// The reasons why rules can't be tried.
public enum RoleRulesError: Error, Equatable, CustomStringConvertible {
    /// No type has a role in the architecture, so every rule would hold without meaning anything.
    ///
    /// `better` is the other architecture that would place most of the types, and how many; `hasTypes` tells whether
    /// the sources declare any type at all. `views` are types that draw, without anything behind them.
    case nothingPlaced(
        architecture: String, lookedFor: String, files: Int, better: String?, hasTypes: Bool, views: [String] = [])
    case unknownRule(name: String, architecture: String, known: [String])
    case noRules(architecture: String, known: [String])
    /// Roles were requested of an architecture that has none.
    case noRoles(architecture: String)

    public var description: String {
        switch self {
        case .nothingPlaced(let architecture, _, let files, let better, _, let views) where !views.isEmpty:
            Self.onlyViews(views, architecture, files, better)
        case .nothingPlaced(let architecture, let lookedFor, let files, let better, let hasTypes, _):
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

    /// The text for sources in which nothing is behind the views, though these have a role.
    private static func onlyViews(_ views: [String], _ architecture: String, _ files: Int, _ better: String?) -> String
    {
        let actors = Architecture.all.first { $0.name == architecture }?.vocabulary.actors.map(\.role.rawValue) ?? []
        let view = actors.first ?? "View"
        let lacking = actors.dropFirst(2).reduce(actors.dropFirst().first ?? "") { list, role in
            list + (role == actors.last ? " or " : ", ") + role
        }
        let shown = views.prefix(2).joined(separator: views.count == 2 ? " and " : ", ")
        let all = views.count > 2 ? "\(shown) and \(views.count - 2) more" : shown
        let names = views.count == 1 ? "\(all) is named like a \(view)" : "\(all) are named like \(view)s"
        let own = "say in .workbook-roles.json how your project calls its roles"
        return """
            Behind the \(view)s, \(files == 1 ? "the 1 file has" : "the \(files) files have") no actor of \
            \(architecture), so there is nothing to check.
              why: \(names), and there is no \(lacking)
              fix: \(better.map { "try \($0)" } ?? "try mvc, which asks for no roles"), name the folder that holds the \
            modules, or \(own)
            """
    }

    private static func suggestion(_ better: String?, _ hasTypes: Bool) -> String {
        let folder = "name the folder that holds the modules"
        if let better { return "try \(better), or \(folder)" }
        guard hasTypes else { return folder }
        return
            "\(folder), say in .workbook-roles.json how your project calls its roles, or try mvc, which asks for none"
    }
}
