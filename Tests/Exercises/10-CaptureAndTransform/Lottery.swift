/// Numbers that look random and are the same in every run.
struct Lottery {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    /// One of these.
    mutating func draw<Element>(_ elements: [Element]) -> Element {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return elements[Int(state >> 33) % elements.count]
    }
}
