import ExerciseSupport
import Foundation
import Spies

@testable import Exercise06a

/// A message that comes after its receiver has gone.
///
/// Each of these is run in a process of its own, so that a trap there is a finding and not the end of the suite.
enum LateMessages {
    static func toTheViewOfTheList() {
        let presenter = ShelfListPresenter()
        handOver(ListViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        Conversations.with(presenter)
    }

    static func toTheViewOfABook() {
        let presenter = BookDetailPresenter()
        handOver(DetailViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        Conversations.with(presenter)
    }

    static func toTheViewForLending() {
        let presenter = ShelfLendPresenter(bookTitle: "Emma")
        handOver(LendViewSpy("view", log: MessageLog())) { presenter.view = $0 }
        Conversations.with(presenter)
    }

    static func toThePresenterOfTheList() {
        let interactor = ShelfListInteractor(now: { TestClock.noon })
        handOver(ListPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        Conversations.with(interactor)
    }

    static func toThePresenterOfABook() {
        let interactor = BookDetailInteractor(book: .firstShelf[0], now: { TestClock.noon })
        handOver(DetailPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        interactor.watchBook()
    }

    static func toThePresenterForLending() {
        let interactor = ShelfLendInteractor(bookID: 1, now: { TestClock.noon })
        handOver(LendPresenterSpy("presenter", log: MessageLog())) { interactor.presenter = $0 }
        let dataManager = LendDataManagerSpy("dataManager", log: MessageLog())
        interactor.localDatamanager = dataManager
        Conversations.with(interactor)
        dataManager.answers.first?(true)
        dataManager.answers.last?(false)
    }

    static func toTheInteractorOfTheList() throws {
        let dataManager = ShelfListLocalDataManager(store: BookStore(storingIn: try TemporaryFolder().url))
        handOver(ListInteractorSpy("interactor", log: MessageLog())) { dataManager.interactor = $0 }
        dataManager.booksDidChange([])
    }

    /// Frees the objects that asked before the store answers: the data manager's interactor first, then
    /// the manager itself.
    static func fromTheStore(storing books: Data) async throws {
        let folder = try TemporaryFolder()
        try books.write(to: BookFile(in: folder.url).url)
        let store = BookStore(storingIn: folder.url)
        var dataManager: ShelfListLocalDataManager? = ShelfListLocalDataManager(store: store)
        for isKept in [true, false] {
            dataManager?.loadBooks()
            dataManager?.change(\.self)
            if !isKept { dataManager = nil }
            await withCheckedContinuation { turn in store.load { _ in turn.resume() } }
        }
    }

    /// Answers after the user left the screen for lending.
    static func toTheInteractorForLending() {
        let dataManager = LendDataManagerSpy("dataManager", log: MessageLog())
        handOver(ShelfLendInteractor(bookID: 1, now: { TestClock.noon })) {
            $0.localDatamanager = dataManager
            Conversations.with($0)
        }
        dataManager.answers.first?(true)
        dataManager.answers.last?(false)
    }

    static func throughTheClosure() {
        let dataManager = DetailDataManagerSpy("dataManager", log: MessageLog())
        do {
            let interactor = BookDetailInteractor(book: .firstShelf[0], now: { TestClock.noon })
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
