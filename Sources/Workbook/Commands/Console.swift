import Checking
import Course
import Foundation
import Typesetting

/// The output of the command, and what it can show.
package struct Console: Sendable {
    /// Writes text to the standard output.
    package let write: @Sendable (String) -> Void
    /// Writes errors and notices to the standard error.
    package let writeError: @Sendable (String) -> Void
    /// Whether the output goes to a terminal, where a person reads it.
    package let isTerminal: Bool
    /// Whether the input comes from a terminal, where a person types.
    package let isInputTerminal: Bool
    /// Whether the standard error is a terminal.
    package let isErrorTerminal: Bool
    /// The width for wrapped text, in columns.
    package let columns: Int
    /// The available width, in columns, for output that isn't text, such as code side by side.
    package let room: Int
    /// The height of the terminal, in lines.
    package let rows: Int
    /// The style of the output, with or without color.
    package let style: Style
    /// The style of the standard error, with or without color.
    package let errorStyle: Style

    /// Prints one or several lines.
    package func print(_ text: String = "") { write(text + "\n") }

    /// Returns the text wrapped to the console's width; on a terminal, a path that is longer than a line is broken
    /// after a slash.
    package func wrapped(_ text: String, indent: String = "") -> String {
        TextColumns.wrap(text, width: columns, indent: indent, breaksPaths: isTerminal).joined(separator: "\n")
    }

    /// Returns the text with every line wrapped to the terminal's width, and elsewhere as it is.
    package func fitted(_ text: String) -> String {
        guard isTerminal else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { TextColumns.fitted(String($0), width: columns, breaksPaths: true) }.joined(separator: "\n")
    }

    /// Prints lines, in a pager if they are more than a terminal shows at once.
    package func show(_ lines: [String], isPaged: Bool, environment: [String: String]) {
        let text = lines.joined(separator: "\n")
        let isLong = isTerminal && isPaged && lines.count >= rows
        if isLong, Pager.show(text + "\n", environment: environment) { return }
        print(text)
    }

    /// Prints a line to the standard error.
    package func complain(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        writeError(
            (isErrorTerminal ? lines.flatMap { TextColumns.fitted($0, width: columns, breaksPaths: true) } : lines)
                .joined(separator: "\n") + "\n")
    }

    /// Shows the current step on a terminal, where the next line replaces it.
    package func progress(_ text: String) {
        if isErrorTerminal { writeError("\r\u{1B}[2K" + errorStyle.faint(TextColumns.cut(text, to: columns - 1))) }
    }

    /// Announces a long step: on a terminal like `progress`, elsewhere as a line that stays.
    package func announce(_ text: String) {
        if isErrorTerminal { progress(text) } else { complain(text) }
    }

    /// Removes the line about the current step.
    package func endProgress() {
        if isErrorTerminal { writeError("\r\u{1B}[2K") }
    }
}

extension Console {
    /// Whether both the input and the output are terminals.
    package var isByHand: Bool { isTerminal && isInputTerminal }

    /// Prints the report of a verdict.
    package func show(_ verdict: Verdict, in checkout: Checkout, showsAll: Bool = false) {
        let report = VerdictReport(
            verdict, in: checkout, style: style, width: columns, isTerminal: isTerminal, showsAll: showsAll)
        print(report.text)
    }

    /// Prints why an exercise's app can't be played, without points, because this isn't a check.
    package func showFindings(of verdict: Verdict, in checkout: Checkout) {
        let report = VerdictReport(verdict, in: checkout, style: style, width: columns, isTerminal: isTerminal)
        let name = style.bold("\(verdict.exercise.label) \(verdict.exercise.name)")
        print((report.findings + ["\(name): \(style.bad("does not compile"))"]).joined(separator: "\n\n"))
    }

    /// Prints a finding below the app's last output on the terminal.
    package func show(_ finding: Finding) {
        print((isByHand ? "\n" : "") + finding.text(style, width: columns, isTerminal: isTerminal))
    }

    /// Returns the console of the process, with color only on terminals, and never with NO_COLOR or a dumb terminal.
    package static func standard(environment: [String: String]) -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isErrorTerminal = isatty(STDERR_FILENO) == 1
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        let size = TerminalSize.current(environment: environment)
        return Console(
            write: { Self.put($0, to: STDOUT_FILENO) },
            writeError: { Self.put($0, to: STDERR_FILENO) },
            isTerminal: isTerminal,
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isErrorTerminal: isErrorTerminal,
            columns: size.columns,
            room: isTerminal ? TerminalSize.whole.columns : environment["COLUMNS"].flatMap { Int($0) } ?? 80,
            rows: size.rows,
            style: Style(isColored: isTerminal && !isPlain),
            errorStyle: Style(isColored: isErrorTerminal && !isPlain))
    }

    /// Writes the whole text at once; a reader that closed the pipe, as `head` does, isn't an error.
    private static func put(_ text: String, to file: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let written = Foundation.write(file, rest.baseAddress, rest.count)
                if written < 0, errno == EINTR || errno == EAGAIN { continue }
                if written <= 0 { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            }
        }
    }
}
