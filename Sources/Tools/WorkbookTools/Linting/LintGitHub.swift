import RoleRules
import Typesetting

/// The findings as GitHub's workflow commands, which show them next to the changed lines.
enum LintGitHub {
    /// Returns one command for each finding, and one notice about the unplaced types.
    static func text(_ result: LintResult) -> String {
        var lines = result.violations.map { violation in
            let message = "\(violation.what)\nwhy: \(violation.why)\nfix: \(violation.fix)"
            return
                "::error file=\(property(result.project.path(of: violation.file))),line=\(violation.line),col=\(violation.column),"
                + "title=\(property(violation.rule))::\(data(message))"
        }
        lines += result.unread.map { unread in
            "::error file=\(property(result.project.path(of: unread.location.file))),line=\(unread.location.line),title=unread::"
                + data("this file could not be read: \(unread.reason)\nfix: \(unread.fix)")
        }
        if !result.gone.isEmpty, let baseline = result.baseline {
            let count = result.gone.count.counted("finding")
            lines.append("::notice::" + data("\(count) of \(baseline) gone; take out with --update-baseline"))
        }
        if !result.report.unplaced.isEmpty {
            let names = result.report.unplaced.map(\.name).joined(separator: ", ")
            lines.append("::notice::" + data("Without a role in \(result.report.architecture): \(names)"))
        }
        return lines.joined(separator: "\n")
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
