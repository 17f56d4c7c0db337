import Foundation

/// Messages that tell the book's screen what to show.
protocol BookDetailViewProtocol: AnyObject {
    func show(title: String, author: String)
    func show(status: String, standsOut: Bool)
    func show(canLend: Bool)
}

/// Messages from the view to its presenter.
protocol BookDetailPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapLend()
}

/// Requests of the presenter to its interactor.
protocol BookDetailInteractorInputProtocol: AnyObject {
    func watchBook()
}

/// Results that the interactor reports to its presenter, at once and after every change.
protocol BookDetailInteractorOutputProtocol: AnyObject {
    func didSee(_ book: Book, isOverdue: Bool)
}

/// Requests of the interactor to its data manager, which keeps the closure for as long as it lives.
protocol BookDetailLocalDataManagerInputProtocol: AnyObject {
    var onChange: (@MainActor (Book) -> Void)? { get set }
}

/// The ways that lead on from a book.
protocol BookDetailWireFrameProtocol: AnyObject {
    func presentLend(of book: Book)
}
