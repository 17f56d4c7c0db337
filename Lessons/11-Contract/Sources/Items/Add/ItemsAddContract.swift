// MARK: - UI

/// The messages to the form.
protocol ItemsAdd_DisplayUI: AnyObject {
    /// Shows that an item is being saved, or no longer. Meanwhile nothing can be saved again, but the form can be left.
    func display(loading: Bool)

    /// Shows that something went wrong, over what was typed.
    func display(error: String)
}

/// The events of the form.
protocol ItemsAdd_HandleUIEvents: AnyObject {
    /// The button that saves was tapped, with this in the form.
    func onSaveItem(name: String, enabled: Bool)
}

// MARK: - Data

/// The form's one data job; it ends in one call of `ItemsAdd_PresentData`.
protocol ItemsAdd_ManageData: AnyObject {
    /// Stores a new item after the others, dated now.
    func addItem(name: String, enabled: Bool)
}

/// How the job of `ItemsAdd_ManageData` ends.
protocol ItemsAdd_PresentData: AnyObject {
    /// The item was stored.
    func presentSuccess()

    /// The item was not stored.
    func presentError()
}

// MARK: - Navigation

/// Where the form leads.
protocol ItemsAdd_Navigate: AnyObject {
    /// Returns to where the form was opened.
    func goBack()
}

// MARK: - News

/// The module that opened the form, and hears what came of it.
protocol ItemsAdd_Delegate: AnyObject {
    /// A new item was stored.
    func didAddItem()
}
