import Typesetting

/// The lines of one net, as it goes down from band to band.
struct LayeredLines {
    let net: LayeredNet
    private(set) var marks: [Mark] = []

    init(net: LayeredNet) {
        self.net = net
    }

    /// Adds what lies in one gap: a line sideways that bends into its outermost ends, and one for each other end.
    ///
    /// - Parameters:
    ///   - y: where the line sideways runs.
    ///   - start: where a line begins that leaves the upper band at a place.
    ///   - bottom: where the lower end is.
    ///   - arrives: whether the box that is used stands there.
    mutating func add(
        _ strand: LayeredGap.Strand, at y: Double, from start: (Double) -> Double, to bottom: Double, arrives: Bool
    ) {
        let down = !net.pointsUp && arrives
        let lower = Point(strand.lower, bottom)
        let uppers = strand.uppers.map { Point($0, start($0)) }.sorted { $0.x < $1.x }
        guard !strand.isStraight else {
            if let upper = uppers.first { draw([Point(lower.x, upper.y), lower], headDown: down) }
            return
        }
        // The lower end is one of the two that bend where it is outside of all upper ones.
        let isLeft = uppers.allSatisfy { lower.x < $0.x - 0.5 }
        let isOutside = isLeft || uppers.allSatisfy { lower.x > $0.x + 0.5 }
        if isOutside, let farthest = isLeft ? uppers.last : uppers.first {
            draw([farthest, Point(farthest.x, y), Point(lower.x, y), lower], headDown: down)
            for upper in uppers where upper != farthest { join(upper, at: y) }
        } else if let first = uppers.first, let last = uppers.last {
            draw([first, Point(first.x, y), Point(last.x, y), last], headDown: false)
            for upper in uppers.dropFirst().dropLast() { join(upper, at: y) }
            draw([Point(lower.x, y), lower], headDown: down)
            addDot(Point(lower.x, y))
        }
    }

    private mutating func join(_ upper: Point, at y: Double) {
        draw([upper, Point(upper.x, y)], headDown: false)
        addDot(Point(upper.x, y))
    }

    private mutating func draw(_ points: [Point], headDown: Bool) {
        let isDashed = net.look == .partly || net.look == .unused
        // The head of an arrow that points up is where the line begins, at a box.
        let up = net.pointsUp && marks.isEmpty
        marks.append(
            .line(up ? points.reversed() : points, Self.ink(of: net.look), isDashed: isDashed, hasHead: headDown || up))
    }

    /// Lines meet at a dot; without one they cross.
    private mutating func addDot(_ place: Point) {
        marks.append(.rectangle(Box(place.x - 2.5, place.y - 2.5, 5, 5), Self.ink(of: net.look), corner: 2.5))
    }

    /// The color of an arrow.
    static func ink(of look: BoxArrow.Look) -> Ink {
        switch look {
        case .used, .partly: .accent
        case .unused: .faint
        case .undeclared: .second
        case .circle: .alarm
        }
    }
}
