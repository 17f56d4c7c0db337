@testable import Exercise06

/// All that an actor is told while its screen is there, so that nobody is kept by what an actor does with it.
enum Conversations {
    static func with(_ presenter: ShelfListPresenter) {
        presenter.viewDidLoad()
        presenter.didFetch([ShelfListBook(book: .firstShelf[0], isOverdue: false)])
        presenter.userDidSelectRow(at: 0)
        presenter.userDidTapReturnAll()
        presenter.didReturnAllBooks()
        presenter.didFailToReturnAllBooks()
        presenter.didFailToFetch()
    }

    static func with(_ presenter: BookDetailPresenter) {
        presenter.viewDidLoad()
        presenter.didSee(.firstShelf[0], isOverdue: false)
        presenter.userDidTapLend()
    }

    static func with(_ presenter: ShelfLendPresenter) {
        presenter.viewDidLoad()
        presenter.userDidTapSave(borrower: "", days: "")
        presenter.didRefuseBorrower()
        presenter.didRefuseDays()
        presenter.didFailToLend()
        presenter.didLend()
    }

    static func with(_ interactor: ShelfListInteractor) {
        interactor.fetchBooks()
        interactor.didLoad(Book.firstShelf)
        interactor.didFailToLoad()
        interactor.returnAllBooks()
        interactor.didChange()
        interactor.didFailToChange()
    }

    static func with(_ interactor: ShelfLendInteractor) {
        interactor.lend(to: "", days: nil)
        interactor.lend(to: "Cleo", days: 0)
        interactor.lend(to: "Cleo", days: 14)
    }
}
