import Typesetting

/// Lays out a diagram: its bands one below the other, and the meaning of the arrows.
struct DiagramDrawing {
    private static let margin = 12.0
    private static let leastWidth = 800.0

    private let diagram: Diagram
    private var y = 12.0
    private var marks: [Mark] = []
    private let width: Double

    private init(_ diagram: Diagram) {
        self.diagram = diagram
        let inner = Self.leastWidth - 4 * Self.margin
        let widest = diagram.bands.map { Self.layout($0, of: diagram, width: inner).width }.max() ?? 0
        width = max(Self.leastWidth, widest + 4 * Self.margin)
    }

    /// Returns the diagram as a picture.
    static func drawing(of diagram: Diagram) -> Drawing {
        var layout = DiagramDrawing(diagram)
        layout.addTitle()
        for band in diagram.bands { layout.add(band) }
        layout.addLegend()
        return Drawing(
            title: "\(diagram.title): who knows whom", description: description(of: diagram), width: layout.width,
            height: layout.y + margin, marks: layout.marks)
    }

    private static func layout(_ band: DiagramBand, of diagram: Diagram, width: Double) -> BandLayout {
        BandLayout(
            band, showsProperties: diagram.known.types.allSatisfy { $0.role == nil }, from: 2 * margin, width: width)
    }

    private static func description(of diagram: Diagram) -> String {
        let shown = Set(diagram.bands.flatMap(\.types).map(\.name))
        let links = diagram.known.links.filter { shown.contains($0.from) }
        return ([diagram.sentence] + links.map { "\($0.from) \($0.kind.rawValue) \($0.to), as \($0.label)." })
            .joined(separator: " ")
    }

    private mutating func addTitle() {
        let title = "\(diagram.title): who knows whom"
        for line in DiagramLettering.heading.lines(of: title, within: width - 2 * Self.margin) {
            y += DiagramLettering.heading.lineHeight
            marks.append(.text(line, Point(Self.margin, y - 5), DiagramLettering.heading))
        }
        for line in DiagramLettering.small.lines(of: diagram.sentence, within: width - 2 * Self.margin) {
            y += DiagramLettering.small.lineHeight
            marks.append(.text(line, Point(Self.margin, y - 4), DiagramLettering.small, .faint))
        }
        y += 8
    }

    private mutating func add(_ band: DiagramBand) {
        let top = y
        y += 10
        var head: [Mark] = []
        if let heading = diagram.heading(of: band) {
            let text = DiagramLettering.heading.cut(heading, to: width - 4 * Self.margin)
            head.append(.text(text, Point(2 * Self.margin, y + 14), DiagramLettering.heading))
            y += 28
        }
        var layout = Self.layout(band, of: diagram, width: width - 4 * Self.margin)
        let (inside, bottom) = layout.draw(from: y)
        y = bottom + 12
        let area = Box(Self.margin, top, width - 2 * Self.margin, y - top)
        marks.append(
            .group(title: diagram.heading(of: band) ?? diagram.title, [.rectangle(area, .band)] + head + inside))
        y += 10
    }

    private mutating func addLegend() {
        let kinds: [(String, Ink, isDashed: Bool)] = [
            ("owns, by a protocol", .accent, false), ("knows weakly, by a protocol", .accent, true),
            ("owns, by its class", .second, false), ("knows weakly, by its class", .second, true),
            ("makes, or has made", .faint, false),
        ]
        let nodes = diagram.bands.flatMap(\.roots).flatMap(\.all)
        let links = diagram.bands.flatMap(\.detours) + nodes.flatMap(\.links)
        y += 16
        var x = Self.margin
        for (text, ink, isDashed) in kinds {
            guard links.contains(where: { BandLayout.ink(of: $0) == ink && ($0.kind == .knows) == isDashed }) else {
                continue
            }
            addLegend(text, at: &x) {
                .line([Point($0, $1), Point($0 + 28, $1)], ink, isDashed: isDashed, hasHead: true)
            }
        }
        if nodes.contains(where: \.isGuest) {
            addLegend("belongs elsewhere", at: &x) { BandLayout.dashedFrame(Box($0, $1 - 6, 28, 12)) }
        }
    }

    private mutating func addLegend(_ text: String, at x: inout Double, sign: (Double, Double) -> Mark) {
        let room = 34 + DiagramLettering.small.width(of: text)
        if x > Self.margin, x + room > width - Self.margin {
            x = Self.margin
            y += 18
        }
        marks.append(sign(x, y - 4))
        marks.append(.text(text, Point(x + 34, y), DiagramLettering.small, .faint))
        x += room + 18
    }
}

extension Diagram {
    /// The diagram as a picture.
    var drawing: Drawing { DiagramDrawing.drawing(of: self) }
}
