/// A type at its place in a band, behind its owner.
struct DiagramNode: Sendable {
    let type: PlacedType
    /// Whether it belongs to another module, and is only shown because a type here knows it.
    let isGuest: Bool
    /// The links between the owner and this type, in both directions.
    let links: [KnownLink]
    let children: [DiagramNode]

    /// This node and all nodes behind it.
    var all: [DiagramNode] { [self] + children.flatMap(\.all) }
}
