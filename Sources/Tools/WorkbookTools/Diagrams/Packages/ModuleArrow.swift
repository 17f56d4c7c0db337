import SourceModel

/// The use of one module or folder by another.
struct ModuleArrow: Equatable {
    /// The agreement of the manifest and the sources.
    enum Kind: Equatable {
        /// Declared and imported; or a use that only the manifest, or only the sources, can show.
        case used
        /// Imported, but not declared.
        case undeclared
        /// Declared, but imported by no file.
        case unused
    }

    let from: String
    let to: String
    let kind: Kind
    /// The place of its first use.
    let place: Location?
    /// The name of the folder's type that is used there.
    let type: String?

    init(_ from: String, _ to: String, _ kind: Kind = .used, at place: Location? = nil, type: String? = nil) {
        self.from = from
        self.to = to
        self.kind = kind
        self.place = place
        self.type = type
    }
}
