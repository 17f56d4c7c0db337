import Course
import RoleRules
import Typesetting

/// A rule's page in the command's explanation.
struct RulePage: Sendable {
    /// The rule's name, in kebab-case.
    let name: String
    private let what: String
    private let paragraphs: [(heading: String, text: String)]
    private let examples: [(heading: String, example: Example)]
    /// The most lines of an example's file to show; a rule about long files needs a long example.
    private static let shownLines = 20

    /// The pages of all rules.
    static var all: [RulePage] { Rule.all.map(RulePage.init) }

    private init(_ rule: Rule) {
        name = rule.name
        what = rule.what
        let architectures = Architecture.all.filter { $0.rules.contains { $0.name == rule.name } }.map(\.name)
        paragraphs = [
            ("what", rule.what), ("why", rule.why), ("fix", rule.fix), ("lesson", Label.two(rule.lesson)),
            ("source", rule.source), ("in", architectures.joined(separator: ", ")),
        ]
        examples = [("Wrong", rule.wrong), ("Right", rule.right)]
    }

    /// Returns the whole page.
    func text(_ style: Style, width: Int) -> String {
        let lines = paragraphs.flatMap { heading, text in
            TextColumns.wrap(text, width: width - 10).enumerated().map { index, line in
                "  " + TextColumns.padded(index == 0 ? style.faint(heading) : "", to: 8) + line
            }
        }
        let code = examples.flatMap { heading, example in
            ["", style.bold(heading)] + example.files.flatMap { file in shown(file, style) }
        }
        return ([style.bold(name)] + lines + code).joined(separator: "\n")
    }

    private func shown(_ file: (path: String, text: String), _ style: Style) -> [String] {
        let code = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var shown = code.prefix(Self.shownLines)
        while shown.count < code.count, shown.last?.isEmpty == true { shown.removeLast() }
        var lines = ["  " + style.faint(file.path)] + shown.map { $0.isEmpty ? "" : "    " + $0 }
        if shown.count < code.count {
            lines.append("    " + style.faint("and \(code.count - shown.count) lines more"))
        }
        return lines
    }

    /// Returns all rules by architecture with their meaning; a rule of several appears under the first.
    static func list(_ style: Style, width: Int) -> String {
        var seen: Set<String> = []
        let entries = Architecture.all.flatMap { architecture in
            let new = architecture.rules.filter { seen.insert($0.name).inserted }
            let shared = architecture.rules.count - new.count
            let more = shared == 0 ? "" : style.faint(" and \(shared) of those above")
            return [style.bold(architecture.name) + more]
                + new.map { rule in
                    let what = TextColumns.wrap(rule.what, width: width - 4).map { "    " + $0 }
                    return (["  " + style.code(rule.name)] + what).joined(separator: "\n")
                }
        }
        return (entries + ["One of them with its reason, its remedy and examples: swift run workbook rules NAME"])
            .joined(separator: "\n\n")
    }
}
