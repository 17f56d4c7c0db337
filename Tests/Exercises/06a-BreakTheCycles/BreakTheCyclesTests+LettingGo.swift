import ExerciseSupport
import Spies
import Testing

@testable import Exercise06a

/// Checks one role at a time: its neighbor, which nothing else holds, has to be freed.
extension BreakTheCyclesTests {
    @Test("06a.1 no presenter keeps its view alive")
    func presentersLetTheirViewsGo() throws {
        let log = MessageLog()
        let list = ShelfListPresenter()
        let detail = BookDetailPresenter()
        let lend = ShelfLendPresenter(bookTitle: "Emma")
        let wrongEnd = try Self.weakAtTheOtherEnd("View", "presenter")
        var views = Released()
        do {
            let listView = ListViewSpy("view", log: log)
            let detailView = DetailViewSpy("view", log: log)
            let lendView = LendViewSpy("view", log: log)
            list.view = listView
            detail.view = detailView
            lend.view = lendView
            Conversations.with(list)
            Conversations.with(detail)
            Conversations.with(lend)
            views.watch(listView, as: "the view of ShelfListPresenter")
            views.watch(detailView, as: "the view of BookDetailPresenter")
            views.watch(lendView, as: "the view of ShelfLendPresenter")
        }
        withExtendedLifetime((list, detail, lend)) {
            #expect(
                views.stillAlive == [],
                .teaching(
                    expected: "when UIKit lets go of a view, its presenter doesn't hold on to it",
                    happened: Self.happened(views, wrongEnd),
                    why: """
                        the view owns its presenter; if the presenter owns its view in return, the two make a \
                        cycle, and neither is ever freed
                        """,
                    look: Self.look(
                        "Presenter", in: Self.modules(of: views),
                        for: "which of its references or closures points back?")))
        }
    }

    @Test("06a.2 no interactor keeps its presenter alive")
    func interactorsLetTheirPresentersGo() throws {
        let log = MessageLog()
        let list = ShelfListInteractor(now: { TestClock.noon })
        let detail = BookDetailInteractor(book: .firstShelf[0], now: { TestClock.noon })
        let lend = ShelfLendInteractor(bookID: 1, now: { TestClock.noon })
        let wrongEnd = try Self.weakAtTheOtherEnd("Presenter", "interactor")
        var presenters = Released()
        do {
            let listPresenter = ListPresenterSpy("presenter", log: log)
            let detailPresenter = DetailPresenterSpy("presenter", log: log)
            let lendPresenter = LendPresenterSpy("presenter", log: log)
            list.presenter = listPresenter
            detail.presenter = detailPresenter
            lend.presenter = lendPresenter
            Conversations.with(list)
            detail.watchBook()
            Conversations.with(lend)
            presenters.watch(listPresenter, as: "the presenter of ShelfListInteractor")
            presenters.watch(detailPresenter, as: "the presenter of BookDetailInteractor")
            presenters.watch(lendPresenter, as: "the presenter of ShelfLendInteractor")
        }
        withExtendedLifetime((list, detail, lend)) {
            #expect(
                presenters.stillAlive == [],
                .teaching(
                    expected: "an interactor reports to its presenter and doesn't hold on to it",
                    happened: Self.happened(presenters, wrongEnd),
                    why: """
                        the presenter owns its interactor; if the interactor owns its presenter in return, that \
                        is a cycle of its own, which stays when the one between view and presenter is broken
                        """,
                    look: Self.look("Interactor", in: Self.modules(of: presenters), for: "to whom does it report?")))
        }
    }

    @Test("06a.3 the list's data manager does not keep its interactor alive")
    func dataManagerLetsItsInteractorGo() throws {
        let folder = try TemporaryFolder()
        let dataManager = ShelfListLocalDataManager(store: BookStore(storingIn: folder.url))
        let wrongEnd = try Self.weakAtTheOtherEnd("Interactor", "localDatamanager")
        var interactors = Released()
        do {
            let interactor = ListInteractorSpy("interactor", log: MessageLog())
            dataManager.interactor = interactor
            interactors.watch(interactor, as: "the interactor of ShelfListLocalDataManager")
        }
        withExtendedLifetime(dataManager) {
            #expect(
                interactors.stillAlive == [],
                .teaching(
                    expected: "a data manager answers its interactor and doesn't hold on to it",
                    happened: Self.happened(interactors, wrongEnd),
                    why: "the interactor owns its data manager, so the reference back must not own",
                    look: Self.look("LocalDataManager", in: ["ShelfList"], for: "whom does it answer?")))
        }
    }

    @Test("06a.4 what the data manager of a book keeps holds neither the interactor nor its presenter")
    func closureHoldsNobody() {
        let log = MessageLog()
        let dataManager = DetailDataManagerSpy("dataManager", log: log)
        var actors = Released()
        do {
            let presenter = DetailPresenterSpy("presenter", log: log)
            let interactor = BookDetailInteractor(book: .firstShelf[0], now: { TestClock.noon })
            interactor.presenter = presenter
            interactor.localDatamanager = dataManager
            interactor.watchBook()
            dataManager.onChange?(.firstShelf[1])
            actors.watch(interactor, as: "the interactor")
            actors.watch(presenter, as: "its presenter")
        }
        let left = actors.stillAlive
        // The closure held what is freed with it; something else holds the rest.
        dataManager.onChange = nil
        let stays = actors.stillAlive
        let who = left == ["its presenter"] ? "the presenter" : "the interactor"
        #expect(
            left == [],
            .teaching(
                expected: "a BookDetailInteractor and its presenter are freed, whatever their data manager keeps",
                happened: stays.isEmpty
                    ? "\(who) is still there, because something that the data manager keeps holds it"
                    : "\(who) is still there, even when the data manager keeps nothing anymore",
                why: stays.isEmpty
                    ? """
                    the presenter owns the interactor, and that owns the data manager; if what the data manager keeps \
                    owns one of the two in return, none of them is ever freed
                    """ : "objects that hold each other are never freed, whichever way each holds the other",
                look: Self.look(
                    "Interactor", in: ["BookDetail"],
                    for: stays.isEmpty
                        ? "watchBook(): what does it give away, and what does that hold?"
                        : "which closure, task or timer holds \(who) for as long as it runs?")))
    }
}
