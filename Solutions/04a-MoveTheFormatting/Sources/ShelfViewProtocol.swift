/// Messages from the presenter to the list's view.
protocol ShelfViewProtocol: AnyObject {
    /// Shows that work is going on.
    func showLoader()

    /// Shows that the work has ended, well or badly.
    func hideLoader()

    /// Shows these rows in place of what was there.
    func show(rows: [ShelfRow])

    /// Shows a message in place of rows.
    func show(placeholder: String)

    /// Shows that something was done, over what is there.
    func show(success: String)

    /// Shows that something went wrong, over what is there.
    func show(error: String)

    /// Opens the screen of `book`.
    func presentBookDetail(of book: Book)
}
