import HeadlessUIKit

// UI only: the item comes with the module, and the way back is the navigation bar's.

/// The messages to the detail's screen.
protocol ItemsDetail_DisplayUI: AnyObject {
    /// Shows the item's name.
    func display(name: String)

    /// Shows the item's state, in words and in its color.
    func display(state: String, color: UIColor)

    /// Shows the day of the item's creation.
    func display(date: String)
}

/// The events of the detail's screen.
protocol ItemsDetail_HandleUIEvents: AnyObject {
    /// The screen is loaded and can display.
    func onUIReady()
}
