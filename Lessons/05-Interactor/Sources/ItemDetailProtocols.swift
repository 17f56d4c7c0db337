/// The messages to the detail's screen.
protocol ItemDetailViewProtocol: AnyObject {
    /// Shows the item's name.
    func show(name: String)

    /// Shows the item's state in words, and whether it catches the eye.
    func show(state: String, standsOut: Bool)

    /// Shows the day of the item's creation.
    func show(date: String)
}

/// The events that a view reports to its presenter.
protocol ItemDetailPresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()
}
