import HeadlessUIKit

/// Decides what the list shows, and what follows from a tap.
final class MendedListDirector {
    let dataManager: any MendedList_ManageData
    weak var ui: (any MendedList_DisplayUI)?
    private var isDeleting = false

    init(dataManager: any MendedList_ManageData) {
        self.dataManager = dataManager
    }

    private func row(of note: Note) -> NoteUI {
        NoteUI(title: note.title, color: note.isPinned ? .systemRed : .darkGray, day: MendedDayText.day(of: note.date))
    }
}

// MARK: - Handle UI events

extension MendedListDirector: MendedList_HandleUIEvents {
    func onUIReady() {
        ui?.display(loading: true)
        dataManager.fetchNotes()
    }

    func onDeleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        ui?.display(loading: true)
        dataManager.deleteAllNotes()
    }
}

// MARK: - Present data

extension MendedListDirector: MendedList_PresentData {
    func present(notes: [Note]) {
        ui?.display(notes: notes.map(row))
        ui?.display(loading: false)
    }

    func presentFetchError() {
        ui?.display(loading: false)
        ui?.display(error: "Your notes could not be loaded.")
    }

    func presentDeleteSuccess() {
        isDeleting = false
        present(notes: [])
        ui?.display(success: "All notes were deleted.")
    }

    func presentDeleteError() {
        isDeleting = false
        ui?.display(loading: false)
        ui?.display(error: "Your notes could not be deleted.")
    }
}
