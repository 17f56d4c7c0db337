import Foundation

/// Keeps the notes in memory, and answers in a later turn of the main queue, as a file or a server would.
final class NotesStore {
    /// Whether it refuses every job from now on.
    var isLocked = false
    private var notes: [Note]

    init(notes: [Note]) {
        self.notes = notes
    }

    /// The notes in their order; nil where the store refuses.
    func load(then completion: @escaping ([Note]?) -> Void) {
        DispatchQueue.main.async { completion(self.isLocked ? nil : self.notes) }
    }

    /// Deletes all notes, and says whether it did.
    func deleteAll(then completion: @escaping (Bool) -> Void) {
        DispatchQueue.main.async {
            if !self.isLocked { self.notes = [] }
            completion(!self.isLocked)
        }
    }
}
