import Foundation

/// Messages that tell the list's view what to show.
protocol ShelfListViewProtocol: AnyObject {
    func showLoader()
    func hideLoader()
    func show(rows: [ShelfListRow])
    func showMessage(title: String, text: String)
}

/// Messages from the view to its presenter.
protocol ShelfListPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidSelectRow(at index: Int)
    func userDidTapReturnAll()
}

/// Requests of the presenter to its interactor.
protocol ShelfListInteractorInputProtocol: AnyObject {
    func fetchBooks()
    func returnAllBooks()
}

/// Results that the interactor reports to its presenter.
protocol ShelfListInteractorOutputProtocol: AnyObject {
    func didFetch(_ books: [ShelfListBook])
    func didFailToFetch()
    func didReturnAllBooks()
    func didFailToReturnAllBooks()
}

/// Requests of the interactor to its data manager.
protocol ShelfListLocalDataManagerInputProtocol: AnyObject {
    func loadBooks()
    func change(_ change: @escaping @Sendable ([Book]) -> [Book])
}

/// Results that the data manager reports to its interactor.
protocol ShelfListLocalDataManagerOutputProtocol: AnyObject {
    func didLoad(_ books: [Book])
    func didFailToLoad()
    func didChange()
    func didFailToChange()
}
