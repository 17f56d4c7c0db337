import SourceModel

extension Location {
    /// The file and its line, as findings name a place: `Exercises/.../Book.swift:12`.
    public var place: String { "\(file):\(line)" }
}
