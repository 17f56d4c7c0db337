/// The order of what stands in each band, chosen so that few lines cross.
struct LayeredOrder {
    /// What takes room in a band: a box, or a line on its way to a lower one.
    enum Item: Hashable {
        case box(String)
        case pass(net: Int)
    }

    /// Topmost first, each from left to right.
    private(set) var bands: [[Item]]
    private let nets: [LayeredNet]
    private var above: [[Item: [Item]]] = []
    private var below: [[Item: [Item]]] = []

    init(_ boxes: [[String]], nets: [LayeredNet]) {
        self.nets = nets
        bands = boxes.map { $0.map(Item.box) }
        for (index, net) in nets.enumerated() {
            let band = { (name: String) in boxes.firstIndex { $0.contains(name) } ?? 0 }
            let top = net.uppers.map(band).min() ?? 0
            for between in (top + 1)..<max(band(net.lower), top + 1) { bands[between].append(.pass(net: index)) }
        }
        let empty = [[Item: [Item]]](repeating: [:], count: bands.count)
        (above, below) = (empty, empty)
        for gap in bands.indices.dropLast() {
            for (upper, lower, _) in links(below: gap) {
                below[gap][upper, default: []].append(lower)
                above[gap + 1][lower, default: []].append(upper)
            }
        }
        improve()
    }

    /// What is linked between a band and the next: the upper item, the lower one, and the net.
    func links(below band: Int) -> [(upper: Item, lower: Item, net: Int)] {
        guard band + 1 < bands.count else { return [] }
        let (uppers, lowers) = (Set(bands[band]), Set(bands[band + 1]))
        return nets.enumerated().flatMap { index, net -> [(upper: Item, lower: Item, net: Int)] in
            let ends = [Item.pass(net: index), .box(net.lower)]
            guard let lower = ends.first(where: lowers.contains) else { return [] }
            return (net.uppers.map(Item.box) + [.pass(net: index)]).filter(uppers.contains).map { ($0, lower, index) }
        }
    }

    // MARK: - Fewer crossings

    private mutating func improve() {
        var (best, fewest) = (bands, crossings)
        for round in 0..<12 where fewest > 0 {
            let isDown = round.isMultiple(of: 2)
            for band in isDown ? Array(bands.indices.dropFirst()) : bands.indices.dropLast().reversed() {
                sort(band, by: isDown ? above[band] : below[band], in: isDown ? bands[band - 1] : bands[band + 1])
            }
            for band in bands.indices { swapNeighbors(in: band) }
            let now = crossings
            if now < fewest { (best, fewest) = (bands, now) }
        }
        bands = best
    }

    /// Each item to the middle of those it is linked with.
    private mutating func sort(_ band: Int, by links: [Item: [Item]], in fixed: [Item]) {
        let places = Self.places(fixed)
        let scale = Double(max(fixed.count, 1)) / Double(max(bands[band].count, 1))
        let keyed = bands[band].enumerated().map { index, item -> (key: Double, index: Int, item: Item) in
            let found = (links[item] ?? []).compactMap { places[$0] }
            let middle = found.isEmpty ? Double(index) * scale : Double(found.reduce(0, +)) / Double(found.count)
            return (middle, index, item)
        }
        bands[band] = keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.item)
    }

    private mutating func swapNeighbors(in band: Int) {
        let upper = band > 0 ? Self.places(bands[band - 1]) : [:]
        let lower = band + 1 < bands.count ? Self.places(bands[band + 1]) : [:]
        func crossings(_ left: Item, _ right: Item) -> Int {
            Self.crossings(above[band][left], above[band][right], upper)
                + Self.crossings(below[band][left], below[band][right], lower)
        }
        for index in bands[band].indices.dropLast() {
            let (left, right) = (bands[band][index], bands[band][index + 1])
            if crossings(right, left) < crossings(left, right) { bands[band].swapAt(index, index + 1) }
        }
    }

    private var crossings: Int {
        bands.indices.dropLast().reduce(0) { sum, band in
            let lower = Self.places(bands[band + 1])
            let items = bands[band]
            return sum
                + items.indices.reduce(0) { inner, index in
                    items[(index + 1)...].reduce(inner) {
                        $0 + Self.crossings(below[band][items[index]], below[band][$1], lower)
                    }
                }
        }
    }

    /// How often links of a left item cross those of a right one.
    private static func crossings(_ left: [Item]?, _ right: [Item]?, _ places: [Item: Int]) -> Int {
        let (left, right) = ((left ?? []).compactMap { places[$0] }, (right ?? []).compactMap { places[$0] })
        return left.reduce(0) { sum, one in sum + right.count { $0 < one } }
    }

    private static func places(_ items: [Item]) -> [Item: Int] {
        Dictionary(uniqueKeysWithValues: zip(items, items.indices))
    }
}
