import Checking
import Course
import Foundation
import Typesetting

/// Where the command prints, and what that place can show.
package struct Console: Sendable {
    /// What is wanted: text for the standard output.
    package let write: @Sendable (String) -> Void
    /// What went wrong, and notices: text for the standard error.
    package let writeError: @Sendable (String) -> Void
    /// Whether a person reads the output as it comes.
    package let isTerminal: Bool
    /// Whether a person types the input.
    package let isInputTerminal: Bool
    /// Whether a person reads the standard error as it comes.
    package let isErrorTerminal: Bool
    /// The width to wrap texts to, in columns.
    package let columns: Int
    /// The width that there is, in columns: for what is no text, such as code side by side.
    package let room: Int
    /// The height of the terminal, in lines.
    package let rows: Int
    /// Color, or none.
    package let style: Style
    /// Color for the standard error, or none.
    package let errorStyle: Style

    /// Prints a line, or several.
    package func print(_ text: String = "") { write(text + "\n") }

    /// The text in lines that this place can show; a path that is longer than a line is broken behind a slash.
    package func wrapped(_ text: String, indent: String = "") -> String {
        TextColumns.wrap(text, width: columns, indent: indent, breaksPaths: isTerminal).joined(separator: "\n")
    }

    /// Prints lines that may be more than a terminal shows at once; there a pager has them.
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

    /// Shows on a terminal what is being done; the next line takes its place.
    package func progress(_ text: String) {
        if isErrorTerminal { writeError("\r\u{1B}[2K" + errorStyle.faint(TextColumns.cut(text, to: columns - 1))) }
    }

    /// Says what is being done where it takes long: as `progress` does on a terminal, elsewhere as a line that stays.
    package func announce(_ text: String) {
        if isErrorTerminal { progress(text) } else { complain(text) }
    }

    /// Takes the line about what is being done away.
    package func endProgress() {
        if isErrorTerminal { writeError("\r\u{1B}[2K") }
    }
}

extension Console {
    /// Whether a person both reads and types.
    package var isByHand: Bool { isTerminal && isInputTerminal }

    /// Prints the report of a verdict.
    package func show(_ verdict: Verdict, in checkout: Checkout, showsAll: Bool = false) {
        let report = VerdictReport(
            verdict, in: checkout, style: style, width: columns, isTerminal: isTerminal, showsAll: showsAll)
        print(report.text)
    }

    /// Prints why an exercise's app can't be played, without a mark, because nobody asked for one.
    package func showFindings(of verdict: Verdict, in checkout: Checkout) {
        let report = VerdictReport(verdict, in: checkout, style: style, width: columns, isTerminal: isTerminal)
        let name = style.bold("\(verdict.exercise.label) \(verdict.exercise.name)")
        print((report.findings + ["\(name): \(style.bad("does not compile"))"]).joined(separator: "\n\n"))
    }

    /// Prints a finding below whatever an app left on the terminal.
    package func show(_ finding: Finding) {
        print((isByHand ? "\n" : "") + finding.text(style, width: columns, isTerminal: isTerminal))
    }

    /// The process's own output, with color on terminals only and never against NO_COLOR.
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

    /// Writes at once and whole; a reader that went away, as `head` does, is no error.
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
