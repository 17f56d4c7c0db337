/// A type at its place in a band: behind the one that owns it.
struct DiagramNode: Sendable {
    let type: PlacedType
    /// Of another module, shown because somebody here knows it.
    let isGuest: Bool
    /// Between the owner and this type, in both directions.
    let links: [KnownLink]
    let children: [DiagramNode]

    /// This one and all behind it.
    var all: [DiagramNode] { [self] + children.flatMap(\.all) }
}
