/// What a handout has that the one before it had not.
struct HandoutChanges: Sendable, Equatable {
    /// Files that are new, sorted.
    let added: [String]
    /// Files with another content, sorted.
    let changed: [String]
    /// Files that are there no longer, sorted.
    let removed: [String]

    init(from old: HandoutRecord, to new: HandoutRecord) {
        added = new.files.keys.filter { old.files[$0] == nil }.sorted()
        changed = new.files.filter { path, print in old.files[path].map { $0 != print } ?? false }.keys.sorted()
        removed = old.files.keys.filter { new.files[$0] == nil }.sorted()
    }

    /// Whether both are the same.
    var areNone: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
