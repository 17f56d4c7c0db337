/// Divides boxes into bands, one above the other, so that arrows point downward.
enum ModuleBands {
    /// The most boxes side by side on a page; a band can split because boxes of one height have no arrows between them.
    private static let most = 8

    /// The bands, topmost first, with each box as low as the boxes that it uses allow.
    static func bands(of boxes: [ModuleBox], by arrows: [BoxArrow]) -> [[ModuleBox]] {
        let heights = heights(of: boxes, by: arrows)
        let highest = heights.values.max() ?? 0
        return stride(from: highest, through: 0, by: -1).flatMap { height -> [[ModuleBox]] in
            let band = boxes.filter { heights[$0.name] == height }
            let count = (band.count + most - 1) / most
            return (0..<count).map { part in
                Array(band[band.count * part / count..<band.count * (part + 1) / count])
            }
        }
    }

    private static func heights(of boxes: [ModuleBox], by arrows: [BoxArrow]) -> [String: Int] {
        var uses: [String: [String]] = [:]
        for arrow in downward(boxes, arrows) { uses[arrow.from, default: []].append(arrow.to) }
        var heights: [String: Int] = [:]
        func height(_ name: String) -> Int {
            if let known = heights[name] { return known }
            let height = (uses[name] ?? []).map { height($0) + 1 }.max() ?? 0
            heights[name] = height
            return height
        }
        for box in boxes { heights[box.name] = height(box.name) }
        return heights
    }

    /// The arrows without those that close a circle; the undeclared ones are dropped first.
    private static func downward(_ boxes: [ModuleBox], _ arrows: [BoxArrow]) -> [BoxArrow] {
        var kept = arrows.filter { $0.look != .circle }
        let circling = arrows.filter { $0.look == .circle }
        for arrow in circling.filter(\.isDeclared) + circling.filter({ !$0.isDeclared }) {
            let paths = Reachability(of: boxes.map(\.name), kept.map { ($0.from, $0.to) })
            if !paths.lead(from: arrow.to, to: arrow.from) { kept.append(arrow) }
        }
        return kept
    }
}
