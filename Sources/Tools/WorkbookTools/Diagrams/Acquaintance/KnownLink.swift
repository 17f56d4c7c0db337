/// One type's lasting knowledge of another one.
struct KnownLink: Sendable, Hashable {
    /// How it knows it.
    enum Kind: String, Sendable {
        /// It keeps it alive.
        case owns
        /// By a weak or unowned reference.
        case knows
        /// It makes it, or has it made, and keeps nothing.
        case makes
    }

    /// How.
    let kind: Kind
    /// The name of the type that knows.
    let from: String
    /// The name of the type that is known.
    let to: String
    /// The property; for what is made, the method that is called, nil for an initializer.
    let name: String?
    /// The type of the property, where it is not that of the one known: `ItemsList_ManageData`.
    let type: String?
    /// Whether the type is a protocol, so that somebody else could take the place.
    let isSeam: Bool

    /// A link from its parts.
    init(_ kind: Kind, from: String, to: String, name: String?, type: String? = nil, isSeam: Bool = false) {
        self.kind = kind
        self.from = from
        self.to = to
        self.name = name
        self.type = type
        self.isSeam = isSeam
    }

    /// What an arrow is labelled with: `dataManager: ItemsList_ManageData`, `makeModule`, `makes`.
    var label: String { [name ?? "makes", type].compactMap { $0 }.joined(separator: ": ") }
}
