import Typesetting

/// Shows the Markdown of lessons and exercises as plain terminal text.
///
/// It handles what those texts use: headings, paragraphs, lists, quotes, tables, code fences, links, pictures and
/// comments. Everything else stays as it is.
struct MarkdownPage {
    private let style: Style
    private let width: Int
    private let room: Int
    private let folder: String
    private var lines: [String] = []
    private var paragraph = ""
    private var paragraphIndent = ("", "")
    private var table: [[String]] = []
    private var details: Details
    /// The language after the opening fence, `swift` for code; empty for a drawing.
    private var language = ""

    /// Returns the text in lines of at most `width` columns; tables take up to `room` columns if they need them, and
    /// drawings are never broken.
    ///
    /// Relative links are resolved from `folder`, a path from the checkout's root. Without `line`, folded answers are
    /// shown; with it, they are left out and the line appears once after a group of questions.
    static func lines(
        _ markdown: String, in folder: String = "", style: Style, width: Int, room: Int = 0,
        insteadOfAnswers line: String? = nil
    ) -> [String] {
        let width = max(20, width)
        var page = MarkdownPage(
            in: folder, style: style, width: width, room: max(width, room), insteadOfAnswers: line)
        page.read(markdown)
        return page.lines
    }

    private init(in folder: String, style: Style, width: Int, room: Int, insteadOfAnswers line: String?) {
        self.folder = folder
        self.style = style
        self.width = width
        self.room = room
        details = Details(insteadOfAnswers: line)
    }

    private mutating func read(_ markdown: String) {
        var fence: String?
        var isComment = false
        for raw in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = String(raw)
            let trimmed = String(line.drop { $0 == " " })
            if fence == nil, !isComment, read(tag: trimmed) { continue }
            if details.hides { continue }
            if let open = fence {
                if trimmed.hasPrefix(open) {
                    fence = nil
                    blank()
                } else {
                    lines += CodeLine.lines(line, isCode: !language.isEmpty, width: width - 2)
                        .map { $0.isEmpty ? "" : "  " + style.code($0) }
                }
            } else if isComment || trimmed.hasPrefix("<!--") {
                isComment = !line.contains("-->")
            } else if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                // The words after the language, such as source=, are for the test that ties text to code.
                flush()
                blank()
                fence = String(trimmed.prefix(3))
                language = String(trimmed.dropFirst(3).prefix { $0 != " " })
            } else if let picture = MarkdownLink(pictureIn: trimmed, in: folder) {
                // Many lessons have the command in their own text, and once is enough.
                let command = picture.pictureCommand.flatMap { markdown.contains("\n\($0)\n") ? nil : $0 }
                show(picture, command: command)
            } else {
                read(line: line, trimmed)
            }
        }
        flush()
        close()
        while lines.last == "" { lines.removeLast() }
    }

    /// Reads a tag of a folded answer; returns whether the line was one.
    private mutating func read(tag line: String) -> Bool {
        switch details.read(line) {
        case nil:
            // The notice about the answers follows the last in a row of questions.
            if !line.isEmpty, !details.isOpen { close() }
            return false
        case .question(let text):
            flush()
            blank()
            paragraph = "**\(text)**"
            flush()
        case .fold:
            flush()
            blank()
        }
        return true
    }

    private mutating func close() {
        guard let line = details.takeNotice() else { return }
        flush()
        blank()
        lines += TextColumns.wrap(line, width: width).map(style.faint)
        blank()
    }

    private mutating func read(line: String, _ trimmed: String) {
        if trimmed.hasPrefix("|") {
            if table.isEmpty { flushParagraph() }
            table.append(MarkdownTable.cells(trimmed))
        } else if trimmed.isEmpty {
            flush()
            blank()
        } else if trimmed.hasPrefix("#") {
            flush()
            heading(trimmed)
        } else if let item = MarkdownList.item(line) {
            flush()
            paragraphIndent = (item.indent + item.marker + " ", item.indent + item.blanks)
            paragraph = item.text
        } else if trimmed.hasPrefix(">") {
            if paragraph.isEmpty { paragraphIndent = ("  | ", "  | ") }
            paragraph += " " + trimmed.dropFirst().drop { $0 == " " }
        } else {
            flushTable()
            paragraph += " " + trimmed
        }
    }

    private mutating func show(_ picture: MarkdownLink, command: String?) {
        flush()
        lines += TextColumns.wrap(picture.text(style), width: width, breaksPaths: true)
        if let command { lines.append("  " + style.code(command)) }
    }

    private mutating func heading(_ line: String) {
        let level = line.prefix { $0 == "#" }.count
        let title = MarkdownSpans.text(String(line.dropFirst(level).drop { $0 == " " }), in: folder, style: .plain)
        blank()
        lines += TextColumns.wrap(title, width: width).map(style.bold)
        if level < 3 { lines.append(String(repeating: level == 1 ? "=" : "-", count: min(width, title.count))) }
        lines.append("")
    }

    private mutating func flush() {
        flushParagraph()
        flushTable()
    }

    private mutating func flushParagraph() {
        let text = MarkdownSpans.text(paragraph, in: folder, style: style)
        let (first, rest) = paragraphIndent
        for (index, line) in TextColumns.wrap(text, width: width - rest.count, breaksPaths: true).enumerated() {
            lines.append((index == 0 ? first : rest) + line)
        }
        paragraph = ""
        paragraphIndent = ("", "")
    }

    private mutating func flushTable() {
        lines += MarkdownTable.lines(table, in: folder, style: style, width: width, room: room)
        table = []
    }

    private mutating func blank() {
        if let last = lines.last, !last.isEmpty { lines.append("") }
    }
}
