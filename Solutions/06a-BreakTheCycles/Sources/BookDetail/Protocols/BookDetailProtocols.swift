import Foundation

/// What the book's screen can show.
protocol BookDetailViewProtocol: AnyObject {
    func show(title: String, author: String)
    func show(status: String, standsOut: Bool)
    func show(canLend: Bool)
}

/// What the view tells its presenter.
protocol BookDetailPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapLend()
}

/// What the presenter asks of its interactor.
protocol BookDetailInteractorInputProtocol: AnyObject {
    func watchBook()
}

/// What the interactor reports to its presenter: at once, and after every change.
protocol BookDetailInteractorOutputProtocol: AnyObject {
    func didSee(_ book: Book, isOverdue: Bool)
}

/// What the interactor asks of its data manager, which keeps the closure for as long as it lives.
protocol BookDetailLocalDataManagerInputProtocol: AnyObject {
    var onChange: (@MainActor (Book) -> Void)? { get set }
}

/// Where one can go from a book.
protocol BookDetailWireFrameProtocol: AnyObject {
    func presentLend(of book: Book)
}
