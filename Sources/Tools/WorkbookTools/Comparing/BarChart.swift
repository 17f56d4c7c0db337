import Typesetting

/// Panels of bars in two columns, in SVG: one panel per measure, with a bar for each compared item.
struct BarChart {
    /// One measure: its title and its values.
    struct Panel: Equatable {
        let title: String
        let values: [Int]
    }

    let title: String
    /// The compared items, in the order of each panel's values.
    let labels: [String]
    let panels: [Panel]

    // MARK: - Layout, in points

    private static let width = 800
    private static let panelWidth = 360
    private static let rowHeight = 22
    private static let labelWidth = 184
    private static let valueWidth = 40
    private var panelHeight: Int { 34 + labels.count * Self.rowHeight + 18 }

    /// The picture, with the same bytes for the same values.
    var svg: String {
        let rows = (panels.count + 1) / 2
        let height = 64 + rows * panelHeight
        let content = panels.enumerated().flatMap { index, panel in
            drawn(panel, x: 24 + (index % 2) * (Self.panelWidth + 32), y: 64 + (index / 2) * panelHeight)
        }
        return Code.file {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title description\""
            "  width=\"\(Self.width)\" height=\"\(height)\" viewBox=\"0 0 \(Self.width) \(height)\">"
            "<title id=\"title\">\(Self.escaped(title))</title>"
            "<desc id=\"description\">\(description)</desc>"
            Self.style
            "<rect class=\"page\" width=\"\(Self.width)\" height=\"\(height)\"/>"
            "<text class=\"head\" x=\"24\" y=\"36\">\(Self.escaped(title))</text>"
            content
            "</svg>"
        }
    }

    /// The values in words, for people who hear the picture.
    private var description: String {
        panels.map { panel in
            let values = zip(labels, panel.values).map { "\(Self.escaped($0)) \($1)" }
            return "\(Self.escaped(panel.title)): \(values.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private func drawn(_ panel: Panel, x: Int, y: Int) -> [String] {
        let most = max(panel.values.max() ?? 0, 1)
        let room = Self.panelWidth - Self.labelWidth - Self.valueWidth
        return Code.lines {
            "<text class=\"title\" x=\"\(x)\" y=\"\(y + 16)\">\(Self.escaped(panel.title))</text>"
            for (index, value) in panel.values.enumerated() {
                let top = y + 30 + index * Self.rowHeight
                let length = value * room / most
                "<text x=\"\(x)\" y=\"\(top + 13)\">\(Self.escaped(labels[index]))</text>"
                "<rect class=\"track\" x=\"\(x + Self.labelWidth)\" y=\"\(top + 2)\" width=\"\(room)\" height=\"14\"/>"
                "<rect class=\"bar\" x=\"\(x + Self.labelWidth)\" y=\"\(top + 2)\" width=\"\(length)\" height=\"14\"/>"
                "<text class=\"value\" x=\"\(x + Self.labelWidth + room + 8)\" y=\"\(top + 13)\">\(value)</text>"
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let style = [
        "<style>",
        "  text { font: 12px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #24292f; }",
        "  .head { font-size: 18px; font-weight: 600; } .title { font-size: 13px; font-weight: 600; }",
        "  .page { fill: #ffffff; } .track { fill: #eaeef2; } .bar { fill: #0969da; } .value { font-weight: 600; }",
        "  @media (prefers-color-scheme: dark) {",
        "    text { fill: #e6edf3; } .page { fill: #0d1117; } .track { fill: #21262d; } .bar { fill: #4493f8; }",
        "  }",
        "</style>",
    ]
}
