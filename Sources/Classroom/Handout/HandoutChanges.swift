/// What a handout has that the one before it had not.
public struct HandoutChanges: Sendable, Equatable {
    /// Files that are new, sorted.
    public let added: [String]
    /// Files with another content, sorted.
    public let changed: [String]
    /// Files that are there no longer, sorted.
    public let removed: [String]

    init(from old: HandoutRecord, to new: HandoutRecord) {
        added = new.files.keys.filter { old.files[$0] == nil }.sorted()
        changed = new.files.filter { path, print in old.files[path].map { $0 != print } ?? false }.keys.sorted()
        removed = old.files.keys.filter { new.files[$0] == nil }.sorted()
    }

    /// Whether both are the same.
    public var areNone: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
