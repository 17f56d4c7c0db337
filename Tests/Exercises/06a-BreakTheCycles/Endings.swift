import ExerciseSupport
import Spies

@testable import Exercise06a

/// One way in which something that an actor asked for can end.
struct Ending {
    /// What ends it: `didFailToLend()`.
    let name: String
    /// `ShelfLend`.
    let module: String
    /// Makes the actor and its neighbor, begins and ends the request, and returns both.
    let play: @MainActor () -> (actor: AnyObject, neighbor: AnyObject)

    static let ofPresenters: [Ending] = [
        list("didFetch(_:)", asking: { $0.viewDidLoad() }, ending: { $0.didFetch([]) }),
        list("didFailToFetch()", asking: { $0.viewDidLoad() }, ending: { $0.didFailToFetch() }),
        list("didReturnAllBooks()", asking: { $0.userDidTapReturnAll() }, ending: { $0.didReturnAllBooks() }),
        list(
            "didFailToReturnAllBooks()", asking: { $0.userDidTapReturnAll() }, ending: { $0.didFailToReturnAllBooks() }),
        lend("didRefuseBorrower()") { $0.didRefuseBorrower() },
        lend("didRefuseDays()") { $0.didRefuseDays() },
        lend("didLend()") { $0.didLend() },
        lend("didFailToLend()") { $0.didFailToLend() },
    ]

    static let ofInteractors: [Ending] = [
        fetch("didLoad(_:)", asking: { $0.fetchBooks() }, ending: { $0.didLoad([]) }),
        fetch("didFailToLoad()", asking: { $0.fetchBooks() }, ending: { $0.didFailToLoad() }),
        fetch("didChange()", asking: { $0.returnAllBooks() }, ending: { $0.didChange() }),
        fetch("didFailToChange()", asking: { $0.returnAllBooks() }, ending: { $0.didFailToChange() }),
        save("the answer that the loan is stored", isSaved: true),
        save("the answer that it is not", isSaved: false),
    ]

    private typealias On<Actor> = @MainActor (Actor) -> Void

    private static func list(
        _ name: String, asking ask: @escaping On<ShelfListPresenter>, ending end: @escaping On<ShelfListPresenter>
    ) -> Ending {
        Ending(name: name, module: "ShelfList") {
            let presenter = ShelfListPresenter()
            let view = ListViewSpy("view", log: MessageLog())
            presenter.view = view
            ask(presenter)
            end(presenter)
            return (presenter, view)
        }
    }

    private static func lend(_ name: String, ending end: @escaping On<ShelfLendPresenter>) -> Ending {
        Ending(name: name, module: "ShelfLend") {
            let presenter = ShelfLendPresenter(bookTitle: "Emma")
            let view = LendViewSpy("view", log: MessageLog())
            presenter.view = view
            presenter.viewDidLoad()
            presenter.userDidTapSave(borrower: "Cleo", days: "14")
            end(presenter)
            return (presenter, view)
        }
    }

    private static func fetch(
        _ name: String, asking ask: @escaping On<ShelfListInteractor>, ending end: @escaping On<ShelfListInteractor>
    ) -> Ending {
        Ending(name: name, module: "ShelfList") {
            let interactor = ShelfListInteractor(now: { TestClock.noon })
            let presenter = ListPresenterSpy("presenter", log: MessageLog())
            interactor.presenter = presenter
            ask(interactor)
            end(interactor)
            return (interactor, presenter)
        }
    }

    private static func save(_ name: String, isSaved: Bool) -> Ending {
        Ending(name: name, module: "ShelfLend") {
            let interactor = ShelfLendInteractor(bookID: 1, now: { TestClock.noon })
            let presenter = LendPresenterSpy("presenter", log: MessageLog())
            let dataManager = LendDataManagerSpy("dataManager", log: MessageLog())
            (interactor.presenter, interactor.localDatamanager) = (presenter, dataManager)
            interactor.lend(to: "Cleo", days: 14)
            dataManager.answer(isSaved)
            return (interactor, presenter)
        }
    }
}
