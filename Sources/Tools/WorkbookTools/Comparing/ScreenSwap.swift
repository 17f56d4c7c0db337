import SourceModel

/// The fate of a rung's files when every screen is replaced by one that isn't UIKit's.
///
/// This isn't decided by hand but read from the names in the files:
/// - A file *goes* if it names a type of UIKit other than a color or an image, or a type that is declared in a file
///   that goes: screens, cells, and the code that builds them or leads from one screen to the next.
/// - It stays *after an edit* if all that it names of UIKit are colors and images, by type or by value: `.systemRed`.
/// - Any other file *stays* as it is.
struct ScreenSwap: Sendable, Equatable, Encodable {
    /// Paths of the files that stay as they are.
    let stay: [String]
    /// Paths of the files that stay after an edit.
    let edited: [String]
    /// Paths of the files that go.
    let go: [String]
    /// The number of lines in all files that stay, edited or not.
    let linesThatStay: Int

    /// Reads the swap in a rung; nil if no file goes, because such a rung has no screens of UIKit.
    ///
    /// - Parameter values: The names of UIKit's colors.
    init?(_ sources: Sources, values: Set<String>) {
        var gone = Set(sources.files.filter { Self.names(in: $0).contains(where: Self.isScreen) }.map(\.path))
        guard !gone.isEmpty else { return nil }
        var before = 0
        while gone.count != before {
            before = gone.count
            let types = Set(
                sources.files.filter { gone.contains($0.path) }.flatMap(\.declarations).filter(\.isType).map(\.name))
            for file in sources.files where !types.isDisjoint(with: Self.names(in: file)) {
                gone.insert(file.path)
            }
        }
        let left = sources.files.filter { !gone.contains($0.path) }
        let isEdited = { (file: SourceFile) in file.references.contains { Self.isValue($0, values) } }
        stay = left.filter { !isEdited($0) }.map(\.path).sorted()
        edited = left.filter(isEdited).map(\.path).sorted()
        go = gone.sorted()
        linesThatStay = left.map(\.lineCount).reduce(0, +)
    }

    /// Returns the names of all references in a file, and of the types that it extends.
    private static func names(in file: SourceFile) -> [String] {
        file.references.map(\.name) + file.declarations.filter { $0.kind == .extension }.map(\.name)
    }

    /// Whether a name looks like one of UIKit's types, other than those that a display model may contain.
    private static func isScreen(_ name: String) -> Bool {
        SourceFile.isOfUIKit(name) && !models.contains(name)
    }

    private static func isValue(_ reference: Reference, _ values: Set<String>) -> Bool {
        models.contains(reference.name) || reference.receiver == "" && values.contains(reference.name)
    }

    private static let models: Set<String> = ["UIColor", "UIImage"]
}
