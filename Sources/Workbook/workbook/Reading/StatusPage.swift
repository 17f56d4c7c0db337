import Course
import Typesetting

/// The page with a learner's place, the next step, and what to type, for a terminal.
enum StatusPage {
    /// Returns the page in lines.
    static func lines(_ path: LearningPath, style: Style, width: Int) -> [String] {
        var lines = [style.bold("The architecture workbook")]
        lines += TextColumns.wrap(
            "One app, from a massive view controller to VIPER-S: read a step, play it, do it yourself.", width: width)
        lines += ["", style.bold("Where you are")]
        lines += TextColumns.wrap(path.whereYouAre, width: width - 2).map { "  " + $0 }
        let excerpt = LearningPathPage.excerpt(path, style: style, width: width)
        if !excerpt.isEmpty { lines += [""] + excerpt }
        lines += ["", style.bold("Next")]
        lines += TextColumns.wrap(path.next, width: width - 2).map { "  " + $0 }
        lines += ["", style.bold("Type")]
        return lines + TwoColumns.lines(path.commands, style: style, width: width)
    }
}
