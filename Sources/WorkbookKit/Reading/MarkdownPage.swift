/// Shows the Markdown of lessons and exercises as plain terminal text.
///
/// It knows what those texts use: headings, paragraphs, lists, quotes, tables, code fences, links, pictures and
/// comments. What it doesn't know stays as it was written.
public struct MarkdownPage {
    private let style: Style
    private let width: Int
    private var lines: [String] = []
    private var paragraph = ""
    private var paragraphIndent = ("", "")
    private var table: [[String]] = []

    /// The text, in lines of at most `width` columns; code is never broken.
    public static func lines(_ markdown: String, style: Style, width: Int) -> [String] {
        var page = MarkdownPage(style: style, width: max(20, width))
        page.read(markdown)
        return page.lines
    }

    private init(style: Style, width: Int) {
        self.style = style
        self.width = width
    }

    private mutating func read(_ markdown: String) {
        var fence: String?
        var isComment = false
        for raw in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = String(raw)
            let trimmed = String(line.drop { $0 == " " })
            if let open = fence {
                if trimmed.hasPrefix(open) {
                    fence = nil
                    blank()
                } else {
                    lines.append(line.isEmpty ? "" : "  " + style.code(line))
                }
            } else if isComment || trimmed.hasPrefix("<!--") {
                isComment = !line.contains("-->")
            } else if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                // What follows the fence, such as source=, is for the test that ties text to code.
                flush()
                blank()
                fence = String(trimmed.prefix(3))
            } else {
                read(line: line, trimmed)
            }
        }
        flush()
        while lines.last == "" { lines.removeLast() }
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

    private mutating func heading(_ line: String) {
        let level = line.prefix { $0 == "#" }.count
        let title = MarkdownSpans.text(String(line.dropFirst(level).drop { $0 == " " }), style: .plain)
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
        let text = MarkdownSpans.text(paragraph, style: style)
        let (first, rest) = paragraphIndent
        for (index, line) in TextColumns.wrap(text, width: width - rest.count).enumerated() {
            lines.append((index == 0 ? first : rest) + line)
        }
        paragraph = ""
        paragraphIndent = ("", "")
    }

    private mutating func flushTable() {
        lines += MarkdownTable.lines(table, style: style, width: width)
        table = []
    }

    private mutating func blank() {
        if let last = lines.last, !last.isEmpty { lines.append("") }
    }
}
