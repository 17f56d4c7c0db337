import HeadlessUIKit

// MARK: - UI

/// What the list's screen can be told to show.
protocol CopyList_DisplayUI: AnyObject {
    /// Shows that work goes on, or that it ended.
    func display(loading: Bool)

    /// Shows these rows in place of what was there.
    func display(notes: [NoteUI])

    /// Shows that something went wrong, over what is there.
    func display(error: String)

    /// Shows that something was done, over what is there.
    func show(success: String)
}

/// What can happen on the list's screen.
protocol CopiedList_HandleUIEvents: AnyObject {
    /// The screen is loaded and can display.
    func onUIReady()

    /// The button that deletes all notes was tapped.
    func onDeleteAll()
}

// MARK: - Data

/// What the list can ask of the data; each job ends in one call of `CopiedList_PresentData`.
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
