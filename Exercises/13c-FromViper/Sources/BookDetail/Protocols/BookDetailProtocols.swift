import Foundation

/// What the book's view can be told to show.
protocol BookDetailViewProtocol: AnyObject {
    func show(title: String, author: String)
    func show(status: String, standsOut: Bool)
    func show(canLend: Bool, canReturn: Bool)
    func showMessage(title: String, text: String)
}

/// What the view tells its presenter.
protocol BookDetailPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapLend()
    func userDidTapReturn()
}

/// What the presenter asks of its interactor.
protocol BookDetailInteractorInputProtocol: AnyObject {
    func watchBook()
    func returnBook()
}

/// What the interactor reports to its presenter: the book at once and after every change, and what became of a return.
protocol BookDetailInteractorOutputProtocol: AnyObject {
    func didSee(_ book: Book, isOverdue: Bool)
    func didReturn()
    func didFailToReturn()
}

/// What the interactor asks of its data manager, which keeps `onChange` for as long as it lives.
protocol BookDetailLocalDataManagerInputProtocol: AnyObject {
    var onChange: (@MainActor (Book) -> Void)? { get set }
    func returnBook(whenDone: @escaping @MainActor @Sendable (Bool) -> Void)
}
