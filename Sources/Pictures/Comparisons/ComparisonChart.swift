import Course
import Typesetting

/// Rungs side by side as a picture: a panel of bars a measure, in SVG.
public struct ComparisonChart: Sendable {
    /// One measure: what it is called, and its value in each rung.
    struct Panel: Equatable {
        let title: String
        let values: [Int]
    }

    private let rungs: [RungMeasure]

    /// A chart of the same rungs.
    public init(_ comparison: Comparison) {
        rungs = comparison.rungs
    }

    var panels: [Panel] {
        [
            Panel(title: "Lines of the longest type", values: rungs.map { $0.longest?.lines ?? 0 }),
            Panel(title: "Concerns of the busiest type", values: rungs.map { $0.busiest?.concerns.count ?? 0 }),
            Panel(title: "Largest fan-out of a type", values: rungs.map { $0.widest?.fanOut.count ?? 0 }),
            Panel(title: "Types", values: rungs.map(\.types.count)),
            Panel(title: "Seams where a spy fits", values: rungs.map(\.seams.count)),
            Panel(title: "Tests that need no screen", values: rungs.map(\.testsWithoutScreen)),
            Panel(title: "Lines", values: rungs.map(\.lines)),
            Panel(title: "Lines of tests", values: rungs.map(\.testLines)),
        ]
    }

    // MARK: - Layout, in points

    private static let width = 800
    private static let panelWidth = 360
    private static let rowHeight = 22
    private static let labelWidth = 184
    private static let valueWidth = 40
    private var panelHeight: Int { 34 + rungs.count * Self.rowHeight + 18 }

    /// The picture; the same rungs make the same bytes.
    public var svg: String {
        let rows = (panels.count + 1) / 2
        let height = 64 + rows * panelHeight
        let content = panels.enumerated().flatMap { index, panel in
            drawn(panel, x: 24 + (index % 2) * (Self.panelWidth + 32), y: 64 + (index / 2) * panelHeight)
        }
        return Code.file {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title description\""
            "  width=\"\(Self.width)\" height=\"\(height)\" viewBox=\"0 0 \(Self.width) \(height)\">"
            "<title id=\"title\">The rungs side by side</title>"
            "<desc id=\"description\">\(description)</desc>"
            Self.style
            "<rect class=\"page\" width=\"\(Self.width)\" height=\"\(height)\"/>"
            "<text class=\"head\" x=\"24\" y=\"36\">The rungs side by side</text>"
            content
            "</svg>"
        }
    }

    /// The values in words, for those who hear the picture.
    private var description: String {
        panels.map { panel in
            let values = zip(rungs, panel.values).map { "\(Self.escaped(Self.label($0))) \($1)" }
            return "\(panel.title): \(values.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private func drawn(_ panel: Panel, x: Int, y: Int) -> [String] {
        let most = max(panel.values.max() ?? 0, 1)
        let room = Self.panelWidth - Self.labelWidth - Self.valueWidth
        return Code.lines {
            "<text class=\"title\" x=\"\(x)\" y=\"\(y + 16)\">\(panel.title)</text>"
            for (index, value) in panel.values.enumerated() {
                let top = y + 30 + index * Self.rowHeight
                let length = value * room / most
                "<text x=\"\(x)\" y=\"\(top + 13)\">\(Self.escaped(Self.label(rungs[index])))</text>"
                "<rect class=\"track\" x=\"\(x + Self.labelWidth)\" y=\"\(top + 2)\" width=\"\(room)\" height=\"14\"/>"
                "<rect class=\"bar\" x=\"\(x + Self.labelWidth)\" y=\"\(top + 2)\" width=\"\(length)\" height=\"14\"/>"
                "<text class=\"value\" x=\"\(x + Self.labelWidth + room + 8)\" y=\"\(top + 13)\">\(value)</text>"
            }
        }
    }

    /// The number and as much of the name as there is room for: `13 Modules`.
    static func label(_ rung: RungMeasure) -> String {
        "\(Label.two(rung.number)) \(TextColumns.cut(rung.name, to: 21))"
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
