import Foundation

/// What the list's view can be told to show.
protocol ShelfListViewProtocol: AnyObject {
    func showLoader()
    func hideLoader()
    func show(rows: [ShelfListRow])
    func showMessage(title: String, text: String)
}

/// What the view tells its presenter.
protocol ShelfListPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidSelectRow(at index: Int)
    func userDidTapReturnAll()
}

/// What the presenter asks of its interactor.
protocol ShelfListInteractorInputProtocol: AnyObject {
    func fetchBooks()
    func returnAllBooks()
}

/// What the interactor reports to its presenter.
protocol ShelfListInteractorOutputProtocol: AnyObject {
    func didFetch(_ books: [ShelfListBook])
    func didFailToFetch()
    func didReturnAllBooks()
    func didFailToReturnAllBooks()
}

/// What the interactor asks of its data manager.
protocol ShelfListLocalDataManagerInputProtocol: AnyObject {
    func loadBooks()
    func change(_ change: @escaping @Sendable ([Book]) -> [Book])
}

/// What the data manager reports to its interactor.
protocol ShelfListLocalDataManagerOutputProtocol: AnyObject {
    func didLoad(_ books: [Book])
    func didFailToLoad()
    func didChange()
    func didFailToChange()
}
