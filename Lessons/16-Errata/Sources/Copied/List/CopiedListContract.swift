import HeadlessUIKit

// MARK: - UI

/// The messages to the list's screen.
protocol CopyList_DisplayUI: AnyObject {
    /// Shows that work is going on, or that it has ended.
    func display(loading: Bool)

    /// Shows these rows in place of what was there.
    func display(notes: [NoteUI])

    /// Shows that something went wrong, over what is there.
    func display(error: String)

    /// Shows that something was done, over what is there.
    func show(success: String)
}

/// The events of the list's screen.
protocol CopiedList_HandleUIEvents: AnyObject {
    /// The screen is loaded and can display.
    func onUIReady()

    /// The button that deletes all notes was tapped.
    func onDeleteAll()
}

// MARK: - Data

/// The list's data jobs; each ends in one call of `CopiedList_PresentData`.
protocol CopiedList_ManageData: AnyObject {
    /// Gets the stored notes.
    func fetchNotes()

    /// Deletes every stored note.
    func deleteAllNotes()
}

/// How the jobs of `CopiedList_ManageData` end.
protocol CopiedList_PresentData: AnyObject {
    /// These are the stored notes, in their order.
    func present(notes: [Note])

    /// The notes could not be loaded.
    func presentFetchError()

    /// Every note was deleted.
    func presentDeleteSuccess()

    /// Nothing was deleted.
    func presentDeleteError()
}

// MARK: - Navigation

/// Where the list leads.
protocol CopiedList_Navigate: AnyObject {
    /// Leaves the list.
    func goBack()
}
