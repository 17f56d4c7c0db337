import Typesetting

/// Draws a package: its bands one under another, and what the arrows mean.
struct LayeredDrawing {
    private static let margin = 12.0
    private static let leastWidth = 800.0

    private let diagram: PackageDiagram
    private let layout: LayeredLayout
    private var marks: [Mark] = []
    private var y: Double
    private let width: Double

    private init(_ diagram: PackageDiagram) {
        self.diagram = diagram
        var heading: [Mark] = []
        y = 12
        for line in DiagramLettering.heading.lines(of: diagram.heading, within: Self.leastWidth - 2 * Self.margin) {
            y += DiagramLettering.heading.lineHeight
            heading.append(.text(line, Point(Self.margin, y - 5), DiagramLettering.heading))
        }
        for line in DiagramLettering.small.lines(of: diagram.sentence, within: Self.leastWidth - 2 * Self.margin) {
            y += DiagramLettering.small.lineHeight
            heading.append(.text(line, Point(Self.margin, y - 4), DiagramLettering.small, .faint))
        }
        y += 8
        layout = LayeredLayout(
            diagram, left: Self.margin, top: y, room: Self.leastWidth - 2 * Self.margin)
        width = layout.width + 2 * Self.margin
        marks = heading
    }

    /// The diagram as a picture.
    static func drawing(of diagram: PackageDiagram) -> Drawing {
        var drawing = LayeredDrawing(diagram)
        drawing.addBands()
        drawing.addLegend()
        return Drawing(
            title: diagram.heading, description: ([diagram.sentence] + diagram.sentences).joined(separator: " "),
            width: drawing.width, height: drawing.y + margin, marks: drawing.marks)
    }

    private mutating func addBands() {
        marks += layout.stripes.map { .rectangle($0, .band) }
        for lines in layout.lines {
            let (uppers, lower) = (lines.net.uppers.joined(separator: ", "), lines.net.lower)
            let title = lines.net.pointsUp ? "\(lower) uses \(uppers)" : "\(uppers) → \(lower)"
            marks.append(.group(title: title, lines.marks))
        }
        for (box, frame) in layout.boxes { marks.append(Self.group(box, in: frame)) }
        y = layout.bottom
    }

    private static func group(_ box: ModuleBox, in frame: Box) -> Mark {
        var group: [Mark] = [.rectangle(frame, .panel), .frame(frame, .faint)]
        if box.members.count > 1 {
            // The sheets of a pile.
            let behind = Box(frame.x + 3, frame.y + 3, frame.width, frame.height)
            group = [.rectangle(behind, .panel), .frame(behind, .faint)] + group
        }
        let (name, small) = (DiagramLettering.name, DiagramLettering.small)
        let middle = frame.midY + name.size * 0.35
        group.append(.text(box.name, Point(frame.midX, middle - (box.note == nil ? 0 : 8)), name, .text, .middle))
        if let note = box.note {
            group.append(.text(note, Point(frame.midX, middle + 8), small, .faint, .middle))
        }
        let title = box.members.count > 1 ? box.members.joined(separator: ", ") : box.name
        return .group(title: title, group)
    }

    private mutating func addLegend() {
        y += 22
        var x = Self.margin
        for look in BoxArrow.Look.allCases where diagram.arrows.contains(where: { $0.look == look }) {
            let text = diagram.meaning(of: look)
            let room = 34 + DiagramLettering.small.width(of: text)
            if x > Self.margin, x + room > width - Self.margin {
                x = Self.margin
                y += 18
            }
            let isDashed = look == .partly || look == .unused
            marks.append(
                .line(
                    [Point(x, y - 4), Point(x + 28, y - 4)], LayeredLines.ink(of: look), isDashed: isDashed,
                    hasHead: true))
            marks.append(.text(text, Point(x + 34, y), DiagramLettering.small, .faint))
            x += room + 18
        }
        for sentence in diagram.remarks {
            for line in DiagramLettering.small.lines(of: sentence, within: width - 2 * Self.margin) {
                y += DiagramLettering.small.lineHeight
                marks.append(.text(line, Point(Self.margin, y), DiagramLettering.small, .faint))
            }
        }
    }
}

extension PackageDiagram {
    /// The diagram as a picture.
    package var drawing: Drawing { LayeredDrawing.drawing(of: self) }
}
