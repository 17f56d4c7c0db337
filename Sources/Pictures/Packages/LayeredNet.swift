/// Arrows that end in one line: all that use one box, and look alike.
struct LayeredNet {
    /// Where its lines begin, further up.
    let uppers: [String]
    /// Where they end.
    let lower: String
    let look: BoxArrow.Look
    /// An arrow against the others' direction, which closes a circle: its head is at the upper end.
    let pointsUp: Bool

    /// The arrows of a diagram in such nets.
    static func nets(of diagram: PackageDiagram) -> [LayeredNet] {
        var band: [String: Int] = [:]
        for (index, boxes) in diagram.bands.enumerated() { for box in boxes { band[box.name] = index } }
        let isDown = { (arrow: BoxArrow) in (band[arrow.from] ?? 0) < (band[arrow.to] ?? 0) }
        let down = diagram.arrows.filter(isDown)
        let names = diagram.bands.flatMap { $0 }.map(\.name)
        let nets = names.flatMap { name in
            BoxArrow.Look.allCases.compactMap { look -> LayeredNet? in
                let uppers = down.filter { $0.to == name && $0.look == look }.map(\.from)
                return uppers.isEmpty ? nil : LayeredNet(uppers: uppers, lower: name, look: look, pointsUp: false)
            }
        }
        return nets
            + diagram.arrows.filter { !isDown($0) }.map {
                LayeredNet(uppers: [$0.to], lower: $0.from, look: $0.look, pointsUp: true)
            }
    }
}
