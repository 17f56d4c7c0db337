/// Messages from the list's view to its presenter.
protocol ShelfPresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()

    /// The button that ends all loans was tapped.
    func userDidTapReturnAll()

    /// The row at `index` was tapped; the rows may have changed since the finger came down.
    func userDidSelectRow(at index: Int)

    /// On another screen, a book was lent.
    func didLendBook()
}
