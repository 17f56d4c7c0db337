import Course
import Typesetting

/// A hint for a terminal.
enum HintPage {
    /// Returns the requirement, followed by the hint.
    static func lines(_ next: NextHint, style: Style, width: Int) -> [String] {
        let (requirement, hint) = (next.requirement, next.hint)
        let indent = String(repeating: " ", count: requirement.id.count + 1)
        let goal = TextColumns.wrap(requirement.goal, width: width - indent.count).enumerated().map { index, line in
            (index == 0 ? style.bold(requirement.id) + " " : indent) + line
        }
        let heading = "Hint \(hint.tier) of \(Hints.tiers.count): \(hint.heading)"
        return goal + ["", style.bold(heading), ""] + MarkdownPage.lines(hint.text, style: style, width: width)
    }
}
