import RoleRules

/// A rule as the command explains it.
public struct RulePage: Sendable {
    /// The rule's name, in kebab-case.
    public let name: String
    private let what: String
    private let paragraphs: [(heading: String, text: String)]

    /// Every rule there is.
    public static var all: [RulePage] { Rule.all.map(RulePage.init) }

    private init(_ rule: Rule) {
        name = rule.name
        what = rule.what
        paragraphs = [
            ("what", rule.what), ("why", rule.why), ("fix", rule.fix), ("lesson", "\(rule.lesson)"),
            ("source", rule.source),
        ]
    }

    /// The whole rule.
    public func text(_ style: Style, width: Int) -> String {
        let lines = paragraphs.flatMap { heading, text in
            TextColumns.wrap(text, width: width - 10).enumerated().map { index, line in
                "  " + TextColumns.padded(index == 0 ? style.faint(heading) : "", to: 8) + line
            }
        }
        return ([style.bold(name)] + lines).joined(separator: "\n")
    }

    /// All rules, each with what it says.
    public static func list(_ style: Style, width: Int) -> String {
        let pages = all
        let entries = pages.map { page in
            let what = TextColumns.wrap(page.what, width: width - 4).map { "    " + $0 }
            return ([style.code(page.name)] + what).joined(separator: "\n")
        }
        return (entries + ["One of them with its reason and its remedy: swift run workbook rules NAME"])
            .joined(separator: "\n\n")
    }
}
