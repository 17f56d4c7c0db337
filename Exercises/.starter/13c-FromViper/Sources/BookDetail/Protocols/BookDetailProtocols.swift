import Foundation

/// Messages that tell the book's view what to show.
protocol BookDetailViewProtocol: AnyObject {
    func show(title: String, author: String)
    func show(status: String, standsOut: Bool)
    func show(canLend: Bool, canReturn: Bool)
    func showMessage(title: String, text: String)
}

/// Messages from the view to its presenter.
protocol BookDetailPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapLend()
    func userDidTapReturn()
}

/// Requests of the presenter to its interactor.
protocol BookDetailInteractorInputProtocol: AnyObject {
    func watchBook()
    func returnBook()
}

/// Results that the interactor reports to its presenter: the book, at once and after every change, and the end
/// of a return.
protocol BookDetailInteractorOutputProtocol: AnyObject {
    func didSee(_ book: Book, isOverdue: Bool)
    func didReturn()
    func didFailToReturn()
}

/// Requests of the interactor to its data manager, which keeps `onChange` for as long as it lives.
protocol BookDetailLocalDataManagerInputProtocol: AnyObject {
    var onChange: (@MainActor (Book) -> Void)? { get set }
    func returnBook(whenDone: @escaping @MainActor @Sendable (Bool) -> Void)
}
