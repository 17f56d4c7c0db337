extension Drawing {
    /// The picture as SVG: the same marks result in the same bytes, and the reader's light or dark mode selects the
    /// colors.
    package var svg: String {
        element(titled: "title", described: "description", style: "<style>\n\(Self.styles)\n</style>\n") + "\n"
    }

    /// Returns the picture as part of a page whose style has a class for each ink and face; `id` begins all of its ids.
    package func figure(id: String) -> String {
        element(titled: id + "-title", described: id + "-description", style: "")
    }

    private func element(titled title: String, described description: String, style: String) -> String {
        let size = "\(Self.number(width)) \(Self.number(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Self.number(width))" \
            height="\(Self.number(height))" role="img" aria-labelledby="\(title) \(description)">
            <title id="\(title)">\(Self.escaped(self.title))</title>
            <desc id="\(description)">\(Self.escaped(self.description))</desc>
            \(style)<rect width="100%" height="100%" class="fill-paper"/>
            \(marks.flatMap(Self.elements).joined(separator: "\n"))
            </svg>
            """
    }

    // MARK: - Elements

    private static func elements(of mark: Mark) -> [String] {
        switch mark {
        case .rectangle(let box, let ink, let corner):
            return ["<rect \(attributes(box, corner)) class=\"fill-\(ink)\"/>"]
        case .frame(let box, let ink, let corner):
            return ["<rect \(attributes(box, corner)) class=\"line-\(ink)\" fill=\"none\"/>"]
        case .line(let points, let ink, let isDashed, let hasHead):
            return line(points, ink, isDashed: isDashed, hasHead: hasHead)
        case .text(let text, let place, let lettering, let ink, let anchor):
            let position = "x=\"\(number(place.x))\" y=\"\(number(place.y))\""
            let look = "class=\"\(lettering.face) fill-\(ink)\" font-size=\"\(number(lettering.size))\""
            let end = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
            return ["<text \(position) \(look)\(end)>\(escaped(text))</text>"]
        case .group(let title, let marks):
            return ["<g>", "<title>\(escaped(title))</title>"] + marks.flatMap(elements) + ["</g>"]
        }
    }

    private static func attributes(_ box: Box, _ corner: Double) -> String {
        "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\" "
            + "rx=\"\(number(corner))\""
    }

    private static func line(_ points: [Point], _ ink: Ink, isDashed: Bool, hasHead: Bool) -> [String] {
        let path = points.enumerated().map { index, point in
            (index == 0 ? "M" : "L") + number(point.x) + " " + number(point.y)
        }.joined(separator: " ")
        let dash = isDashed ? " stroke-dasharray=\"4 3\"" : ""
        var elements = ["<path d=\"\(path)\" class=\"line-\(ink)\"\(dash)/>"]
        if hasHead, points.count > 1 {
            let corners = head(from: points[points.count - 2], to: points[points.count - 1])
            let text = corners.map { number($0.x) + " " + number($0.y) }.joined(separator: " L")
            elements.append("<path d=\"M\(text) Z\" class=\"fill-\(ink)\"/>")
        }
        return elements
    }

    /// Returns the triangle at the end of a line; it is drawn separately, because a marker doesn't get its line's color
    /// everywhere.
    private static func head(from start: Point, to end: Point) -> [Point] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let (ux, uy) = (dx / length, dy / length)
        let back = Point(end.x - ux * 8, end.y - uy * 8)
        return [end, Point(back.x - uy * 4, back.y + ux * 4), Point(back.x + uy * 4, back.y - ux * 4)]
    }

    // MARK: - Text

    /// Returns the number with at most two decimals, and without any if it is whole.
    private static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static let styles: String = {
        let faces = """
            text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; \
            white-space: pre; }
            .bold { font-weight: 600; }
            .code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            path { fill: none; stroke-width: 1.5; }
            """
        let dark = "@media (prefers-color-scheme: dark) {\n\(colors(\.dark))\n}"
        return [faces, colors(\.light), dark].joined(separator: "\n")
    }()

    private static func colors(_ color: (Ink) -> String) -> String {
        Ink.allCases.map { ".fill-\($0) { fill: \(color($0)); } .line-\($0) { stroke: \(color($0)); }" }
            .joined(separator: "\n")
    }
}
