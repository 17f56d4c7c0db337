/// The lines between two bands: where each leaves the upper one, runs sideways, and enters the lower one.
struct LayeredGap {
    /// The part of a net that lies between the bands.
    struct Strand {
        let net: Int
        /// Where it comes from above.
        let uppers: [Double]
        /// Where it goes on below.
        let lower: Double

        var left: Double { min(uppers.min() ?? lower, lower) }
        var right: Double { max(uppers.max() ?? lower, lower) }
        /// It needs no line sideways.
        var isStraight: Bool { right - left < 0.5 }
    }

    private static let clearance = 6.0

    let strands: [Strand]
    /// On which of the lines sideways each strand runs, from 0 at the top; in the order of `strands`.
    private(set) var tracks: [Int]

    /// How many lines sideways there are.
    var trackCount: Int { (zip(strands, tracks).filter { !$0.0.isStraight }.map(\.1).max() ?? -1) + 1 }

    init(_ strands: [Strand]) {
        self.strands = strands
        var order = strands.indices.filter { !strands[$0].isStraight }
            .sorted { (strands[$0].lower, $0) < (strands[$1].lower, $1) }
        // Neighbors change places as long as that saves crossings.
        for _ in order.indices {
            for index in order.indices.dropLast() {
                let (one, other) = (strands[order[index]], strands[order[index + 1]])
                if Self.cost(other, above: one) < Self.cost(one, above: other) { order.swapAt(index, index + 1) }
            }
        }
        tracks = strands.map { _ in 0 }
        for (place, index) in order.enumerated() {
            let before = order[..<place].filter { Self.meet(strands[$0], strands[index]) }
            tracks[index] = (before.map { tracks[$0] }.max() ?? -1) + 1
        }
    }

    private static func meet(_ one: Strand, _ other: Strand) -> Bool {
        one.left < other.right + 2 * clearance && other.left < one.right + 2 * clearance
    }

    /// What it costs to run one above another one: crossings, and far more where one would run along the other.
    private static func cost(_ one: Strand, above other: Strand) -> Int {
        var crossings = other.uppers.count { one.left < $0 && $0 < one.right }
        if other.left < one.lower, one.lower < other.right { crossings += 1 }
        let overlaps = other.uppers.count { abs($0 - one.lower) < clearance }
        return crossings + 100 * overlaps
    }
}
