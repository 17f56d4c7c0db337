/// Places on one side of a box where lines begin or end, apart from each other.
struct LayeredPorts {
    private static let step = 8.0
    /// How far from a corner lines stay.
    static let inset = 10.0

    /// A place for each of the wanted ones inside of a box, in their order.
    ///
    /// - Parameter foreign: where lines of others run on the other side of the gap, by the index of who may meet them.
    static func places(
        _ wanted: [Double], middle: Double, width: Double, foreign: [Set<Double>] = []
    ) -> [Double] {
        let (left, right) = (middle - width / 2 + inset, middle + width / 2 - inset)
        let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        var places = wanted
        var taken: [Double] = []
        for (rank, index) in order.enumerated() {
            // Those that come later need room as well.
            let most = right - step * Double(order.count - rank - 1)
            let least = max(left, (taken.last ?? left - step) + step)
            let goal = min(max(wanted[index], least), max(least, most))
            let others = foreign.indices.contains(index) ? foreign[index] : []
            places[index] = free(near: goal, from: least, to: max(least, most), besides: others) ?? goal
            taken.append(places[index])
        }
        return places
    }

    /// The nearest place where no line of others runs.
    private static func free(near goal: Double, from least: Double, to most: Double, besides others: Set<Double>)
        -> Double?
    {
        var distance = 0.0
        while goal + distance <= most || goal - distance >= least {
            for place in [goal + distance, goal - distance] where place >= least && place <= most {
                if !others.contains(where: { abs($0 - place) < 6 }) { return place }
            }
            distance += 2
        }
        return nil
    }
}
