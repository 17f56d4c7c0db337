import SourceModel

/// One module, or one folder, uses another.
struct ModuleArrow: Equatable {
    /// What the manifest and the sources say about it.
    enum Kind: Equatable {
        /// Declared and imported; or nothing but a manifest, or nothing but sources, can tell.
        case used
        /// Imported, and not declared.
        case undeclared
        /// Declared, and imported by no file.
        case unused
    }

    let from: String
    let to: String
    let kind: Kind
    /// Where it is used first.
    let place: Location?
    /// What of a folder is used there: the name of a type.
    let type: String?

    init(_ from: String, _ to: String, _ kind: Kind = .used, at place: Location? = nil, type: String? = nil) {
        self.from = from
        self.to = to
        self.kind = kind
        self.place = place
        self.type = type
    }
}
