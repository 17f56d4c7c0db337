/// The differences between a handout and the one before it.
struct HandoutChanges: Sendable, Equatable {
    /// The new files, sorted.
    let added: [String]
    /// The files with new content, sorted.
    let changed: [String]
    /// The removed files, sorted.
    let removed: [String]

    init(from old: HandoutRecord, to new: HandoutRecord) {
        added = new.files.keys.filter { old.files[$0] == nil }.sorted()
        changed = new.files.filter { path, print in old.files[path].map { $0 != print } ?? false }.keys.sorted()
        removed = old.files.keys.filter { new.files[$0] == nil }.sorted()
    }

    /// Whether both handouts are the same.
    var areNone: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
