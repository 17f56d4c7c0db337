import Foundation

extension Picture {
    /// Returns the picture as lines of a terminal, in a frame and without empty lines at the end.
    func drawn(color: Bool) -> String {
        let height = max(lastLine + 2, (divider ?? 0) + 4)
        var canvas = Canvas(width: size.columns, height: min(height, size.lines))
        let lines = min(height, size.lines)
        drawFrame(on: &canvas, lines: lines)
        for element in elements where element.area.line < lines - 1 { draw(element, on: &canvas) }
        if let box { draw(box, on: &canvas, lines: lines) }
        return canvas.lines(color: color).joined(separator: "\n")
    }

    private func drawFrame(on canvas: inout Canvas, lines: Int) {
        let dim = TextStyle(isDim: true)
        let bar = String(repeating: "─", count: size.columns - 2)
        let isSheet = front?.presenter != nil && front?.modalPresentationStyle.isSheet == true
        canvas.write("╭\(bar)╮", line: 0, column: 0, style: dim)
        if isSheet { canvas.write(" ━━━━ ", line: 0, column: size.columns / 2 - 3, style: dim) }
        for line in 1..<lines - 1 {
            canvas.write("│", line: line, column: 0, style: dim)
            canvas.write("│", line: line, column: size.columns - 1, style: dim)
        }
        if let divider { canvas.write("├\(bar)┤", line: divider, column: 0, style: dim) }
        canvas.write("╰\(bar)╯", line: lines - 1, column: 0, style: dim)
        if let part = partShown {
            let text = " \(part) "
            canvas.write(text, line: lines - 1, column: size.columns - 3 - TextWidth.of(text), style: dim)
        }
    }

    /// The numbers of the visible rows, if the table has more.
    private var partShown: String? {
        guard let table = tables.first, let first = table.rows.cells.first, let last = table.rows.cells.last,
            table.rows.cells.count < table.rowCount
        else { return nil }
        return "rows \(table.row(of: first.path) + 1)–\(table.row(of: last.path) + 1) of \(table.rowCount)"
    }

    private func draw(_ element: Element, on canvas: inout Canvas) {
        let area = element.area
        if case .row = element.kind, element.style.isReversed {
            canvas.write("▸", line: area.line, column: area.column - 1, style: TextStyle(isBold: true))
        }
        for (index, line) in element.lines.prefix(area.height).enumerated() {
            let free = area.width - TextWidth.of(line)
            let indent =
                switch element.alignment {
                case .center: free / 2
                case .right: free
                default: 0
                }
            canvas.write(
                line, line: area.line + index, column: area.column + max(0, indent), limit: size.columns - 1,
                style: element.style)
        }
    }

    private func draw(_ box: Area, on canvas: inout Canvas, lines: Int) {
        canvas.restyle(lines: 0..<lines, columns: 0..<size.columns) { $0 = TextStyle(isDim: true) }
        canvas.clear(Area(line: box.line, column: box.column - 1, width: box.width + 2, height: box.height))
        let bar = String(repeating: "━", count: box.width - 2)
        canvas.write("┏\(bar)┓", line: box.line, column: box.column)
        for line in box.line + 1..<box.line + box.height - 1 {
            canvas.write("┃", line: line, column: box.column)
            canvas.write("┃", line: line, column: box.column + box.width - 1)
        }
        canvas.write("┗\(bar)┛", line: box.line + box.height - 1, column: box.column)
        for element in alertElements where element.area.line < box.line + box.height - 1 {
            draw(element, on: &canvas)
        }
    }
}
