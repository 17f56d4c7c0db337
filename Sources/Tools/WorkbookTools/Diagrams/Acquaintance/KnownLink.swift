/// One type's lasting knowledge of another.
struct KnownLink: Sendable, Hashable {
    /// The kind of reference.
    enum Kind: String, Sendable {
        /// A strong reference, which keeps the other alive.
        case owns
        /// A weak or unowned reference.
        case knows
        /// No lasting reference: the type creates the other, or has it created.
        case makes
    }

    /// The kind of reference.
    let kind: Kind
    /// The name of the referring type.
    let from: String
    /// The name of the type that it refers to.
    let to: String
    /// The property, or the method that creates the object; nil for an initializer.
    let name: String?
    /// The property's type, if it isn't the known type itself: `ItemsList_ManageData`.
    let type: String?
    /// Whether the type is a protocol, so that another type could take the place.
    let isSeam: Bool

    /// Creates a link from its parts.
    init(_ kind: Kind, from: String, to: String, name: String?, type: String? = nil, isSeam: Bool = false) {
        self.kind = kind
        self.from = from
        self.to = to
        self.name = name
        self.type = type
        self.isSeam = isSeam
    }

    /// The label of an arrow: `dataManager: ItemsList_ManageData`, `makeModule`, `makes`.
    var label: String { [name ?? "makes", type].compactMap { $0 }.joined(separator: ": ") }
}
