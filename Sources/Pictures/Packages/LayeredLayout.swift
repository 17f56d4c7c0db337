import Typesetting

/// Where the boxes of a package's picture stand, and what runs between them.
struct LayeredLayout {
    private static let lineHeight = 15.0
    private static let stripePadding = 10.0
    private static let track = 9.0
    /// Room for a head below the last line sideways, and the same above the first.
    private static let approach = 13.0

    /// The boxes with the room that they take, in the order in which they are drawn.
    private(set) var boxes: [(box: ModuleBox, frame: Box)] = []
    /// The areas behind the boxes of each band.
    private(set) var stripes: [Box] = []
    /// What belongs to each net.
    private(set) var lines: [LayeredLines] = []
    /// What all of it needs.
    let width: Double
    private(set) var bottom: Double

    private let order: LayeredOrder
    private let columns: LayeredColumns
    private let nets: [LayeredNet]
    private let all: [String: ModuleBox]
    private let left: Double

    /// - Parameter room: what the bands should be as wide as.
    init(_ diagram: PackageDiagram, left: Double, top: Double, room: Double) {
        let nets = LayeredNet.nets(of: diagram)
        self.nets = nets
        self.left = left
        all = Dictionary(uniqueKeysWithValues: diagram.bands.flatMap { $0 }.map { ($0.name, $0) })
        order = LayeredOrder(diagram.bands.map { $0.map(\.name) }, nets: nets)
        let known = all
        columns = LayeredColumns(order, nets: nets, least: room - 2 * Self.stripePadding) { name in
            Self.width(of: known[name], nets: nets)
        }
        width = columns.width + 2 * Self.stripePadding
        bottom = top
        lines = nets.map { LayeredLines(net: $0) }
        let attachments = attachments()
        for band in order.bands.indices {
            let end = addBoxes(of: band)
            bottom = end
            guard band + 1 < order.bands.count else { break }
            add(attachments[band], between: bottom, passTo: band + 1)
        }
    }

    private static func width(of box: ModuleBox?, nets: [LayeredNet]) -> Double {
        guard let box else { return 0 }
        let text = max(
            DiagramLettering.name.width(of: box.name), DiagramLettering.small.width(of: box.note ?? ""))
        let (out, into) = (nets.count { $0.uppers.contains(box.name) }, nets.count { $0.lower == box.name })
        return max(60, text + 20, Double(max(out, into)) * 8 + 16).rounded(.up)
    }

    private func height(of band: Int) -> Double {
        let hasNotes = order.bands[band].contains { item in
            if case .box(let name) = item { all[name]?.note != nil } else { false }
        }
        return hasNotes ? 42 : 30
    }

    private mutating func addBoxes(of band: Int) -> Double {
        let (top, height) = (bottom, height(of: band))
        for (item, middle) in zip(order.bands[band], columns.middles[band]) {
            guard case .box(let name) = item, let box = all[name] else { continue }
            let width = Self.width(of: box, nets: nets)
            boxes.append((box, Box(x(middle) - width / 2, top + Self.stripePadding, width, height)))
        }
        stripes.append(Box(left, top, width, height + 2 * Self.stripePadding))
        return top + height + 2 * Self.stripePadding
    }

    private func x(_ middle: Double) -> Double { left + Self.stripePadding + middle }

    // MARK: - Lines

    /// For each gap what each net does there.
    private func attachments() -> [LayeredGap] {
        order.bands.indices.dropLast().map { band in
            let links = order.links(below: band)
            let numbers = links.map(\.net).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
            let lowers = lowerEnds(links, below: band)
            var uppers: [Int: [Double]] = [:]
            for (item, middle) in zip(order.bands[band], columns.middles[band]) {
                switch item {
                case .pass(let net):
                    uppers[net, default: []].append(x(middle))
                case .box(let name):
                    let own = numbers.filter { nets[$0].uppers.contains(name) }
                    let foreign = own.map { net in Set(lowers.filter { $0.key != net }.values) }
                    let places = LayeredPorts.places(
                        own.map { lowers[$0] ?? x(middle) }, middle: x(middle),
                        width: Self.width(of: all[name], nets: nets), foreign: foreign)
                    for (net, place) in zip(own, places) { uppers[net, default: []].append(place) }
                }
            }
            return LayeredGap(
                numbers.map { LayeredGap.Strand(net: $0, uppers: uppers[$0] ?? [], lower: lowers[$0] ?? 0) })
        }
    }

    /// Where each net enters what stands below, as near to where it comes from as the box allows.
    private func lowerEnds(
        _ links: [(upper: LayeredOrder.Item, lower: LayeredOrder.Item, net: Int)], below band: Int
    ) -> [Int: Double] {
        let above = Dictionary(uniqueKeysWithValues: zip(order.bands[band], columns.middles[band]))
        var ends: [Int: Double] = [:]
        for (item, middle) in zip(order.bands[band + 1], columns.middles[band + 1]) {
            if case .pass(let net) = item { ends[net] = x(middle) }
            guard case .box(let name) = item else { continue }
            let own = links.filter { $0.lower == item }
            let numbers = own.map(\.net).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
            let wanted = numbers.map { net in
                let places = own.filter { $0.net == net }.compactMap { above[$0.upper] }
                return numbers.count == 1 && places.count > 1
                    ? x(middle) : x(places.reduce(0, +) / Double(max(places.count, 1)))
            }
            let places = LayeredPorts.places(
                wanted, middle: x(middle), width: Self.width(of: all[name], nets: nets))
            for (net, place) in zip(numbers, places) { ends[net] = place }
        }
        return ends
    }

    private mutating func add(_ gap: LayeredGap, between top: Double, passTo band: Int) {
        let room: Double =
            gap.trackCount == 0 ? 24 : 2 * Self.approach + Self.track * Double(gap.trackCount - 1)
        let end = top + room
        let boxTop = end + Self.stripePadding
        let above = boxes.map(\.frame).filter { $0.maxY + Self.stripePadding == top }
        let isInBox = { (place: Double) -> Bool in above.contains { $0.x < place && place < $0.maxX } }
        for (strand, track) in zip(gap.strands, gap.tracks) {
            let passes = order.bands[band].contains(.pass(net: strand.net))
            // A line that passes by runs on to the lower side of the band.
            let bottom = passes ? end + height(of: band) + 2 * Self.stripePadding : boxTop
            let start = { (place: Double) in isInBox(place) ? top - Self.stripePadding : top }
            lines[strand.net].add(
                strand, at: top + Self.approach + Self.track * Double(track), from: start, to: bottom, arrives: !passes)
        }
        self.bottom = end
    }
}
