/// Fetches the list's notes from their store, deletes them, and tells how that ended.
final class CopiedListWorker {
    var presenter: (any CopiedList_PresentData)?
    let store: NotesStore

    init(store: NotesStore) {
        self.store = store
    }
}

// MARK: - Manage data

extension CopiedListWorker: CopiedList_ManageData {
    func fetchNotes() {
        store.load { [weak self] notes in
            if let notes {
                self?.presenter?.present(notes: notes)
            } else {
                self?.presenter?.presentFetchError()
            }
        }
    }

    func deleteAllNotes() {
        store.deleteAll { [weak self] isDone in
            if isDone {
                self?.presenter?.presentDeleteSuccess()
            } else {
                self?.presenter?.presentDeleteError()
            }
        }
    }
}
