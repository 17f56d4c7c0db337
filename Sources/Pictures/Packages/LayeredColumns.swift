/// Where the items of each band have their middle, so that lines are as straight as the order allows.
struct LayeredColumns {
    typealias Item = LayeredOrder.Item

    private static let space = 18.0
    private static let passWidth = 8.0

    /// From the left side of the first possible place.
    private(set) var middles: [[Double]]
    /// What the widest band needs.
    let width: Double

    private let order: LayeredOrder
    private let widths: [[Double]]

    /// - Parameters:
    ///   - boxWidth: what a box needs.
    ///   - least: the width of the paper, where the bands need no more.
    init(_ order: LayeredOrder, nets: [LayeredNet], least: Double, boxWidth: (String) -> Double) {
        self.order = order
        widths = order.bands.map { band in
            band.map { item in if case .box(let name) = item { boxWidth(name) } else { Self.passWidth } }
        }
        let needed = widths.map { $0.reduce(0, +) + Self.space * Double(max($0.count - 1, 0)) }
        width = max(least, needed.max() ?? 0)
        let room = width
        middles = zip(widths, needed).map { band, needed in
            var x = (room - needed) / 2
            return band.map { width in
                defer { x += width + Self.space }
                return x + width / 2
            }
        }
        for round in 0..<24 { straighten(isDown: round.isMultiple(of: 2)) }
        // What one line leaves free another one may take.
        for _ in 0..<2 { for net in nets.indices { align(net) } }
    }

    private mutating func straighten(isDown: Bool) {
        for band in isDown ? Array(middles.indices) : middles.indices.reversed() {
            var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: middles[band].count)
            let here = Dictionary(uniqueKeysWithValues: zip(order.bands[band], order.bands[band].indices))
            func add(_ links: [(upper: Item, lower: Item, net: Int)], isAbove: Bool) {
                let other = isAbove ? band - 1 : band + 1
                let there = Dictionary(uniqueKeysWithValues: zip(order.bands[other], order.bands[other].indices))
                for link in links {
                    guard let index = here[isAbove ? link.lower : link.upper],
                        let place = there[isAbove ? link.upper : link.lower]
                    else { continue }
                    // A line that only passes by is bent last.
                    let weight = isPass(link.upper) && isPass(link.lower) ? 4.0 : 1.0
                    sums[index].sum += weight * middles[other][place]
                    sums[index].count += weight
                }
            }
            if band > 0 { add(order.links(below: band - 1), isAbove: true) }
            if band + 1 < middles.count { add(order.links(below: band), isAbove: false) }
            let wanted = zip(sums, middles[band]).map { $0.count > 0 ? $0.sum / $0.count : $1 }
            middles[band] = placed(wanted, weights: sums.map { max($0.count, 0.2) }, widths: widths[band])
        }
    }

    private func isPass(_ item: Item) -> Bool { if case .pass = item { true } else { false } }

    /// The places nearest to what is wanted in which nothing overlaps, by joining those that press against each other.
    private func placed(_ wanted: [Double], weights: [Double], widths: [Double]) -> [Double] {
        var offsets: [Double] = []
        var offset = 0.0
        for index in widths.indices {
            if index > 0 { offset += (widths[index - 1] + widths[index]) / 2 + Self.space }
            offsets.append(offset)
        }
        guard let first = widths.first, let last = widths.last else { return [] }
        var blocks: [(value: Double, weight: Double, count: Int)] = []
        for index in wanted.indices {
            blocks.append((wanted[index] - offsets[index], weights[index], 1))
            while blocks.count > 1, blocks[blocks.count - 2].value > blocks[blocks.count - 1].value {
                let right = blocks.removeLast()
                let left = blocks.removeLast()
                let weight = left.weight + right.weight
                let value = (left.value * left.weight + right.value * right.weight) / weight
                blocks.append((value, weight, left.count + right.count))
            }
        }
        let (least, most) = (first / 2, width - last / 2 - offset)
        var places: [Double] = []
        for block in blocks {
            let value = min(max(block.value, least), max(least, most))
            for _ in 0..<block.count { places.append((value + offsets[places.count]).rounded()) }
        }
        return places
    }

    // MARK: - Lines that pass

    /// Puts a line that passes several bands into one column where it has room, at best below or above a box's side.
    private mutating func align(_ net: Int) {
        let chain = order.bands.indices.compactMap { band in
            order.bands[band].firstIndex(of: .pass(net: net)).map { (band: band, index: $0) }
        }
        guard let first = chain.first, let last = chain.last else { return }
        let starts = order.links(below: first.band - 1).filter { $0.net == net }
        // What several arrows share has its bends where they meet.
        let start = starts.count == 1 ? start(of: starts[0], below: first.band - 1) : nil
        let end = order.links(below: last.band).first { $0.net == net }.flatMap {
            span(of: $0.lower, in: last.band + 1)
        }
        let spans = [start, end].compactMap { $0 }
        let range = chain.reduce(0...width) { $0.clamped(to: room(of: $1)) }
        guard chain.allSatisfy({ room(of: $0).overlaps(range) }) else { return }
        let places = chain.map { middles[$0.band][$0.index] }
        var candidates = places
        for span in spans {
            for place in places { candidates.append(min(max(place, span.lowerBound), span.upperBound)) }
        }
        candidates = candidates.filter(range.contains)
        let mean = places.reduce(0, +) / Double(places.count)
        let best = candidates.min { one, other in
            let (misses, others) = (spans.count { !$0.contains(one) }, spans.count { !$0.contains(other) })
            return misses == others ? abs(one - mean) < abs(other - mean) : misses < others
        }
        guard let best else { return }
        for place in chain { middles[place.band][place.index] = best }
    }

    /// Between its neighbors in the band.
    private func room(of place: (band: Int, index: Int)) -> ClosedRange<Double> {
        let (band, index) = place
        let (all, half) = (widths[band], Self.passWidth / 2 + Self.space / 2)
        let left = index > 0 ? middles[band][index - 1] + all[index - 1] / 2 + half : Self.passWidth / 2
        let hasRight = index + 1 < all.count
        let right = hasRight ? middles[band][index + 1] - all[index + 1] / 2 - half : width - Self.passWidth / 2
        return left...max(left, right)
    }

    /// Where a line may begin at a box, beside those that leave it for what is further left or right.
    private func start(of link: (upper: Item, lower: Item, net: Int), below band: Int) -> ClosedRange<Double>? {
        guard let span = span(of: link.upper, in: band) else { return nil }
        let there = Dictionary(uniqueKeysWithValues: zip(order.bands[band + 1], middles[band + 1]))
        let own = there[link.lower] ?? 0
        let others = order.links(below: band).filter { $0.upper == link.upper && $0.net != link.net }
            .compactMap { there[$0.lower] }
        let left = span.lowerBound + 16 * Double(others.count { $0 < own })
        return left...max(left, span.upperBound - 16 * Double(others.count { $0 > own }))
    }

    /// Where a line may end at a box.
    private func span(of item: Item, in band: Int) -> ClosedRange<Double>? {
        guard case .box = item, let index = order.bands[band].firstIndex(of: item) else { return nil }
        let half = max(widths[band][index] / 2 - LayeredPorts.inset, 0)
        return middles[band][index] - half...middles[band][index] + half
    }
}
