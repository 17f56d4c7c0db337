import ExerciseSupport
import Spies

@testable import Exercise06

/// A message that comes after its receiver has gone. Each of these is run in a process of its own,
/// so that a trap there is a finding and not the end of the suite.
enum LateMessages {
    static func toTheViewOfTheList() {
        let presenter = ShelfListPresenter()
        handOver(ListViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        presenter.didFailToFetch()
    }

    static func toTheViewOfABook() {
        let presenter = BookDetailPresenter()
        handOver(DetailViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        presenter.didSee(.firstShelf[0], isOverdue: false)
    }

    static func toTheViewForLending() {
        let presenter = ShelfLendPresenter(bookTitle: "Emma")
        handOver(LendViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        presenter.didFailToLend()
    }

    static func toThePresenterOfTheList() {
        let interactor = ShelfListInteractor(now: Clock.now)
        handOver(ListPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        interactor.didFailToLoad()
    }

    static func toThePresenterOfABook() {
        let interactor = BookDetailInteractor(book: .firstShelf[0], now: Clock.now)
        handOver(DetailPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        interactor.watchBook()
    }

    static func toThePresenterForLending() {
        let interactor = ShelfLendInteractor(bookID: 1, now: Clock.now)
        handOver(LendPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        interactor.lend(to: "", days: nil)
    }

    static func toTheInteractorOfTheList() throws {
        let dataManager = ShelfListLocalDataManager(store: BookStore(storingIn: try TemporaryFolder().url))
        handOver(ListInteractorSpy("interactor", log: MessageLog())) { dataManager.interactor = $0 }
        dataManager.booksDidChange([])
    }

    static func throughTheClosure() {
        let dataManager = DetailDataManagerSpy("dataManager", log: MessageLog())
        do {
            let interactor = BookDetailInteractor(book: .firstShelf[0], now: Clock.now)
            interactor.localDatamanager = dataManager
            interactor.watchBook()
        }
        dataManager.onChange?(.firstShelf[1])
    }

    /// Gives an object to `receiver` and lets go of it.
    private static func handOver<Object>(_ object: Object, to receiver: (Object) -> Void) {
        receiver(object)
    }
}
