/// Numbers that look like chance and are the same in every run, for walks that nobody planned.
///
/// A linear congruential generator with the constants of Knuth's MMIX.
public struct Dice {
    private var state: UInt64

    /// Dice that fall in an order of their own for each seed.
    public init(seed: Int) {
        state = UInt64(seed)
    }

    /// A number from 0 up to, and without, `sides`.
    public mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The low bits of such a generator repeat soon.
        return Int(state >> 33) % sides
    }

    /// One of these; there has to be one.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[roll(elements.count)]
    }
}
