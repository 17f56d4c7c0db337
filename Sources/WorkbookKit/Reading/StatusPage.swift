import Typesetting

/// Where a learner is, what is next, and what to type, for a terminal.
public enum StatusPage {
    /// The page in lines.
    public static func lines(_ way: Way, style: Style, width: Int) -> [String] {
        var lines = [style.bold("The architecture workbook")]
        lines += TextColumns.wrap(
            "One app, from a massive view controller to VIPER-S: read a step, play it, do it yourself.", width: width)
        lines += ["", style.bold("Where you are")]
        lines += TextColumns.wrap(way.whereYouAre, width: width - 2).map { "  " + $0 }
        let excerpt = WayPage.excerpt(way, style: style, width: width)
        if !excerpt.isEmpty { lines += [""] + excerpt }
        lines += ["", style.bold("Next")]
        lines += TextColumns.wrap(way.next, width: width - 2).map { "  " + $0 }
        lines += ["", style.bold("Type")]
        return lines + TwoColumns.lines(way.commands, style: style, width: width)
    }
}
