import Typesetting

/// Lays out one band: a column for each step of ownership, with owners as tall as all that they own.
///
/// So arrows between neighbors are straight. Links that don't follow ownership run below the boxes.
struct BandLayout {
    private static let lineHeight = 13.0
    private static let spacing = 14.0
    private static let padding = 6.0

    private let band: DiagramBand
    private let showsProperties: Bool
    private var room: Double
    private var gap = 12.0
    private var columns: BandColumns
    private var marks: [Mark] = []
    private var boxes: [String: (box: Box, column: Int)] = [:]
    /// The number of lines that leave each box sideways to go below.
    private var ports: [String: Int] = [:]
    private var usedPorts: [String: Int] = [:]
    private var usedLanes: [String: Int] = [:]

    /// - Parameter width: The largest width that the band should have.
    init(_ band: DiagramBand, showsProperties: Bool, from x: Double, width: Double) {
        self.band = band
        self.showsProperties = showsProperties
        room = 190
        columns = BandColumns(boxWidths: [], labelWidths: [], lanes: [], gap: gap, from: x)
        for link in band.detours { for name in [link.from, link.to] { ports[name, default: 0] += 1 } }
        columns = columns(from: x)
        // Labels get narrower first, and then arrows shorter.
        while columns.width > width, room > 70 || gap > 6 {
            if room > 70 { room -= 5 } else { gap -= 1 }
            columns = columns(from: x)
        }
    }

    /// The width that the band needs.
    var width: Double { columns.width }

    /// Returns the marks of the band, and the lower edge of the last one.
    mutating func draw(from top: Double) -> (marks: [Mark], bottom: Double) {
        var y = top
        for root in band.roots { y = place(root, column: 0, top: y) + Self.spacing }
        y -= Self.spacing
        let start = marks.count
        for link in band.detours { y = draw(detour: link, below: y) }
        // The lowest comes first: its lines pass the labels of those above, which then cover them.
        return (marks[..<start] + marks[start...].reversed(), y)
    }

    // MARK: - Columns

    private func columns(from x: Double) -> BandColumns {
        var boxWidths: [Double] = []
        var labelWidths: [Double] = []
        var columnOf: [String: Int] = [:]
        func measure(_ node: DiagramNode, _ column: Int) {
            if boxWidths.count <= column {
                boxWidths.append(60)
                labelWidths.append(30)
            }
            boxWidths[column] = max(boxWidths[column], (lines(of: node).map(\.width).max() ?? 0) + 20)
            if !node.isGuest { columnOf[node.type.name] = column }
            for child in node.children {
                let widths = child.links.flatMap(label).map { DiagramLettering.code.width(of: $0) }
                labelWidths[column] = max(labelWidths[column], widths.max() ?? 0)
                measure(child, column + 1)
            }
        }
        for root in band.roots { measure(root, 0) }
        var lanes = boxWidths.map { _ in (left: 0, right: 0) }
        for link in band.detours {
            guard let from = columnOf[link.from], let to = columnOf[link.to] else { continue }
            if from < to { lanes[from].right += 1 } else if from > to { lanes[from].left += 1 }
            if from == to { lanes[from].right += 2 }
            if from < to { lanes[to].left += 1 } else if from > to { lanes[to].right += 1 }
        }
        return BandColumns(boxWidths: boxWidths, labelWidths: labelWidths, lanes: lanes, gap: gap, from: x)
    }

    private func lines(of node: DiagramNode) -> [DiagramLettering.Line] {
        DiagramLettering.lines(of: node, propertiesWithin: showsProperties && !node.isGuest ? room * 1.2 : nil)
    }

    private func label(_ link: KnownLink) -> [String] { DiagramLettering.lines(of: link, within: room) }

    // MARK: - Boxes

    /// The room below a box's arrows for the lines that leave it to go below.
    private func portsHeight(of node: DiagramNode) -> Double {
        node.isGuest ? 0 : 10 * Double(ports[node.type.name] ?? 0)
    }

    private func height(of link: KnownLink) -> Double { Double(label(link).count) * Self.lineHeight + 12 }

    private func arrowsHeight(of node: DiagramNode) -> Double { node.links.map(height).reduce(0, +) }

    /// The height that a box needs by itself, without its ports.
    private func ownHeight(of node: DiagramNode) -> Double {
        let text = lines(of: node).map(\.lettering.lineHeight).reduce(0, +) + 14
        return max(text, arrowsHeight(of: node) + 2 * Self.padding, 40)
    }

    /// The height that a box and everything behind it need.
    private func height(of node: DiagramNode) -> Double {
        max(ownHeight(of: node), heightBehind(node)) + portsHeight(of: node)
    }

    private func heightBehind(_ node: DiagramNode) -> Double {
        node.children.map(height).reduce(0, +) + Self.spacing * Double(max(node.children.count - 1, 0))
    }

    /// Draws the type and everything behind it, and returns the lower edge.
    private mutating func place(_ node: DiagramNode, column: Int, top: Double) -> Double {
        let whole = height(of: node)
        let middle = top + (whole - portsHeight(of: node)) / 2
        var y = middle - heightBehind(node) / 2
        var half = ownHeight(of: node) / 2
        for child in node.children {
            let center = y + (height(of: child) - portsHeight(of: child)) / 2
            half = max(half, abs(center - middle) + arrowsHeight(of: child) / 2 + Self.padding)
            y = place(child, column: column + 1, top: y) + Self.spacing
            draw(child.links, to: child, at: center, behind: column)
        }
        let (x, width) = columns.boxes[column]
        let box = Box(x, middle - half, width, 2 * half + portsHeight(of: node))
        if !node.isGuest { boxes[node.type.name] = (box, column) }
        draw(node, in: box)
        return top + whole
    }

    private mutating func draw(_ node: DiagramNode, in box: Box) {
        let lines = lines(of: node)
        var group: [Mark] = []
        if node.isGuest {
            group = [.rectangle(box, .band), Self.dashedFrame(box)]
        } else {
            group = [.rectangle(box, .panel), .frame(box, .faint)]
        }
        var y = box.midY - lines.map(\.lettering.lineHeight).reduce(0, +) / 2
        for line in lines {
            let place = Point(box.midX, y + line.lettering.lineHeight / 2 + line.lettering.size * 0.35)
            group.append(.text(line.text, place, line.lettering, line.ink, .middle))
            y += line.lettering.lineHeight
        }
        marks.append(.group(title: node.type.name, group))
    }

    // MARK: - Arrows

    /// Draws the arrows between an owner's right side and a type's left side, one below the other.
    private mutating func draw(_ links: [KnownLink], to node: DiagramNode, at center: Double, behind column: Int) {
        var y = center - arrowsHeight(of: node) / 2
        let (x, width) = columns.boxes[column]
        let ends = [x + width, columns.boxes[column + 1].x]
        for link in links {
            let isForward = link.to == node.type.name
            var group: [Mark] = []
            for line in label(link) {
                y += Self.lineHeight
                let place = Point(columns.labelMiddles[column], y - 1)
                group.append(.text(line, place, DiagramLettering.code, .text, .middle))
            }
            y += 7
            let points = (isForward ? ends : ends.reversed()).map { Point($0, y) }
            group.append(.line(points, Self.ink(of: link), isDashed: link.kind == .knows, hasHead: true))
            marks.append(.group(title: "\(link.from) \(link.kind.rawValue) \(link.to): \(link.label)", group))
            y += 5
        }
    }

    /// Draws a link that goes down beside one box, below all boxes, and up beside the other.
    private mutating func draw(detour link: KnownLink, below bottom: Double) -> Double {
        guard let from = boxes[link.from], let to = boxes[link.to] else { return bottom }
        let y = bottom + Self.lineHeight + 12
        let start = leave(link.from, from, isRight: from.column <= to.column)
        let end = leave(link.to, to, isRight: from.column >= to.column)
        let points = [
            start.port, Point(start.lane, start.port.y), Point(start.lane, y), Point(end.lane, y),
            Point(end.lane, end.port.y), end.port,
        ]
        let text = link.label
        let width = DiagramLettering.code.width(of: text)
        let middle = labelMiddle(
            width, between: min(start.lane, end.lane), and: max(start.lane, end.lane), in: min(from.column, to.column))
        let mask = Box(middle - width / 2 - 3, y - Self.lineHeight - 3, width + 6, Self.lineHeight)
        let group: [Mark] = [
            .line(points, Self.ink(of: link), isDashed: link.kind == .knows, hasHead: true),
            .rectangle(mask, .band, corner: 2),
            .text(text, Point(middle, y - 6), DiagramLettering.code, .text, .middle),
        ]
        marks.append(.group(title: "\(link.from) \(link.kind.rawValue) \(link.to): \(text)", group))
        return y
    }

    /// The middle of a detour's label: over the line if that is long enough, or else behind it.
    private func labelMiddle(_ width: Double, between left: Double, and right: Double, in column: Int) -> Double {
        let start = columns.boxes[0].x
        if width + 12 <= right - left { return (left + right) / 2 }
        let behind = max(right, columns.behindLanes(of: column)) + 6
        let hasRoom = behind + width <= start + columns.width
        return hasRoom ? behind + width / 2 : max((left + right) / 2, start + width / 2)
    }

    private mutating func leave(
        _ name: String, _ place: (box: Box, column: Int), isRight: Bool
    ) -> (port: Point, lane: Double) {
        let port = usedPorts[name, default: 0]
        usedPorts[name] = port + 1
        let side = "\(place.column) \(isRight)"
        let lane = usedLanes[side, default: 0]
        usedLanes[side] = lane + 1
        let x = isRight ? place.box.maxX : place.box.x
        return (
            Point(x, place.box.maxY - 8 - 10 * Double(port)), columns.lane(lane, isRight: isRight, of: place.column)
        )
    }

    /// The outline of a type that belongs elsewhere.
    static func dashedFrame(_ box: Box) -> Mark {
        let (left, right) = (box.x, box.maxX)
        let corners = [
            Point(left, box.y), Point(right, box.y), Point(right, box.maxY), Point(left, box.maxY), Point(left, box.y),
        ]
        return .line(corners, .faint, isDashed: true)
    }

    /// The color of an arrow.
    static func ink(of link: KnownLink) -> Ink {
        if link.kind == .makes { return .faint }
        return link.isSeam ? .accent : .second
    }
}
