@testable import Exercise06a

/// All messages to an actor while its screen is there, so that none of them keeps an object alive.
enum Conversations {
    static func with(_ presenter: ShelfListPresenter) {
        presenter.viewDidLoad()
        presenter.didFetch([
            ShelfListBook(book: .firstShelf[0].lent(until: -1), isOverdue: true),
            ShelfListBook(book: .firstShelf[1], isOverdue: false),
        ])
        presenter.userDidSelectRow(at: 1)
        presenter.userDidSelectRow(at: 2)
        presenter.userDidTapReturnAll()
        presenter.didReturnAllBooks()
        presenter.didFailToReturnAllBooks()
        presenter.didFailToFetch()
    }

    static func with(_ presenter: BookDetailPresenter) {
        presenter.viewDidLoad()
        presenter.userDidTapLend()
        presenter.didSee(.firstShelf[0].lent(until: 1), isOverdue: false)
        presenter.didSee(.firstShelf[0].lent(until: -1), isOverdue: true)
        presenter.didSee(.firstShelf[0], isOverdue: false)
        presenter.userDidTapLend()
    }

    static func with(_ presenter: ShelfLendPresenter) {
        presenter.viewDidLoad()
        presenter.userDidTapSave(borrower: "Cleo", days: " 14 ")
        presenter.didRefuseBorrower()
        presenter.didRefuseDays()
        presenter.didFailToLend()
        presenter.didLend()
    }

    static func with(_ interactor: ShelfListInteractor) {
        interactor.fetchBooks()
        interactor.didLoad([.firstShelf[0].lent(until: -1), .firstShelf[1]])
        interactor.didFailToLoad()
        interactor.returnAllBooks()
        interactor.didChange()
        interactor.didFailToChange()
    }

    static func with(_ interactor: ShelfLendInteractor) {
        interactor.lend(to: " \n", days: 14)
        for days in [nil, 0, 366] { interactor.lend(to: "Cleo", days: days) }
        interactor.lend(to: " Cleo ", days: 1)
        interactor.lend(to: "Dora", days: 365)
    }
}
