/// Messages that tell the list's screen what to show.
protocol ShelfViewProtocol: AnyObject {
    /// Shows what the list is called.
    func show(title: String)

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

/// Messages from the view to its presenter.
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

/// Requests of the presenter to its interactor; each one ends in one call of the output.
protocol ShelfInteractorInputProtocol: AnyObject {
    /// Gets the library's books or, without the library, those that are stored.
    func fetchBooks()

    /// Ends all loans.
    func returnAllBooks()
}

/// Results that the interactor reports to its presenter; the books are in the order in which they are stored.
protocol ShelfInteractorOutputProtocol: AnyObject {
    /// These are the library's books, and they are stored.
    func didFetch(_ books: [ShelfBook])

    /// The library's books couldn't be fetched; these were stored before.
    func didFetchStored(_ books: [ShelfBook])

    /// The interactor has no books to show, or couldn't store the library's.
    func didFailToFetch()

    /// All loans have ended; these books are stored.
    func didReturnAll(_ books: [ShelfBook])

    /// No loan has ended.
    func didFailToReturnAll()
}

/// Requests of the interactor to the library's server.
protocol ShelfAPIDataManagerInputProtocol: AnyObject {
    /// Downloads the library's books, none of which is lent.
    func downloadBooks(then completion: @escaping Answer<[Book]>)
}

/// Requests of the interactor to the device.
protocol ShelfLocalDataManagerInputProtocol: AnyObject {
    /// Gets the stored books, in their order; nil when nothing was ever stored.
    func loadBooks(then completion: @escaping Answer<[Book]?>)

    /// Stores these books and keeps the loans that are stored, and answers with what is stored then.
    func persist(_ books: [Book], then completion: @escaping Answer<[Book]>)

    /// Ends all loans, and answers with what is stored then.
    func returnAllBooks(then completion: @escaping Answer<[Book]>)
}
