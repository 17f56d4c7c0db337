import HeadlessUIKit

/// Decides what the list shows, and what follows from a tap.
final class CopiedListDirector {
    let dataManager: any CopiedList_ManageData
    let navigator: any CopiedList_Navigate
    var ui: (any CopyList_DisplayUI)?
    private var isDeleting = false

    init(dataManager: any CopiedList_ManageData, navigator: any CopiedList_Navigate) {
        self.dataManager = dataManager
        self.navigator = navigator
    }

    private func row(of note: Note) -> NoteUI {
        NoteUI(title: note.title, color: note.isPinned ? .systemRed : .darkGray, day: CopiedDayText.day(of: note.date))
    }
}

// MARK: - Handle UI events

extension CopiedListDirector: CopiedList_HandleUIEvents {
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

extension CopiedListDirector: CopiedList_PresentData {
    func present(notes: [Note]) {
        ui?.display(notes: notes.map(row))
        ui?.display(loading: false)
    }

    func presentFetchError() {
        ui?.display(error: "Your notes could not be loaded.")
    }

    func presentDeleteSuccess() {
        isDeleting = false
        ui?.display(loading: false)
        ui?.show(success: "All notes were deleted.")
    }

    func presentDeleteError() {
        isDeleting = false
        ui?.display(error: "Your notes could not be deleted.")
    }
}
