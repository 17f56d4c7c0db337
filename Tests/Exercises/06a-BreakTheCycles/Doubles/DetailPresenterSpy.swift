import Spies

@testable import Exercise06a

final class DetailPresenterSpy: Spy, BookDetailInteractorOutputProtocol {
    func didSee(_ book: Book, isOverdue: Bool) { record(book.title, isOverdue) }
}

extension DetailPresenterSpy: BookDetailPresenterProtocol {
    func viewDidLoad() { record() }
    func userDidTapLend() { record() }
}
