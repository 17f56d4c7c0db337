import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise06a

/// Checks that the actors say to each other what they did before, although their ownership changed.
extension BreakTheCyclesTests {
    @Test("06a.5 the presenters say what they said before")
    func presentersSayTheSame() {
        let log = MessageLog()
        let list = ShelfListPresenter()
        let listNeighbors = (
            ListViewSpy("view", log: log), ListInteractorSpy("interactor", log: log),
            ListWireFrameSpy("wireFrame", log: log)
        )
        (list.view, list.interactor, list.wireFrame) = listNeighbors
        Conversations.with(list)
        withExtendedLifetime(listNeighbors) { expect(log, Expected.ofListPresenter, of: "ShelfList", "Presenter") }

        log.forget()
        let detail = BookDetailPresenter()
        let detailNeighbors = (
            DetailViewSpy("view", log: log), DetailInteractorSpy("interactor", log: log),
            DetailWireFrameSpy("wireFrame", log: log)
        )
        (detail.view, detail.interactor, detail.wireFrame) = detailNeighbors
        Conversations.with(detail)
        withExtendedLifetime(detailNeighbors) { expect(log, Expected.ofDetailPresenter, of: "BookDetail", "Presenter") }

        log.forget()
        let lend = ShelfLendPresenter(bookTitle: "Emma")
        let lendNeighbors = (
            LendViewSpy("view", log: log), LendInteractorSpy("interactor", log: log),
            LendWireFrameSpy("wireFrame", log: log)
        )
        (lend.view, lend.interactor, lend.wireFrame) = lendNeighbors
        Conversations.with(lend)
        withExtendedLifetime(lendNeighbors) { expect(log, Expected.ofLendPresenter, of: "ShelfLend", "Presenter") }
    }

    @Test("06a.5 the interactors say what they said before")
    func interactorsSayTheSame() {
        let log = MessageLog()
        let clock = TestClock()
        let list = ShelfListInteractor(now: { clock.now })
        let listNeighbors = (ListPresenterSpy("presenter", log: log), ListDataManagerSpy("dataManager", log: log))
        (list.presenter, list.localDatamanager) = listNeighbors
        Conversations.with(list)
        clock.move(days: 2)
        list.didLoad([.firstShelf[0].lent(until: 1)])
        withExtendedLifetime(listNeighbors) { expect(log, Expected.ofListInteractor, of: "ShelfList", "Interactor") }

        log.forget()
        // The clock differs by two days when it is asked, and that time counts.
        let lend = ShelfLendInteractor(bookID: 7, now: { clock.now })
        let presenter = LendPresenterSpy("presenter", log: log)
        let dataManager = LendDataManagerSpy("dataManager", log: log)
        (lend.presenter, lend.localDatamanager) = (presenter, dataManager)
        clock.move(days: -2)
        Conversations.with(lend)
        dataManager.answers.first?(true)
        dataManager.answers.last?(false)
        withExtendedLifetime(presenter) { expect(log, Expected.ofLendInteractor, of: "ShelfLend", "Interactor") }
    }

    @Test("06a.5 the list's data manager says what it said before", arguments: [true, false])
    func dataManagerSaysTheSame(isReadable: Bool) async throws {
        let folder = try TemporaryFolder()
        let stored = BookFile(in: folder.url)
        if isReadable {
            try stored.write([.firstShelf[1], .firstShelf[0]])
        } else {
            try Data("no books".utf8).write(to: stored.url)
        }
        let log = MessageLog()
        let interactor = ListInteractorSpy("interactor", log: log)
        let store = BookStore(storingIn: folder.url)
        let dataManager = ShelfListLocalDataManager(store: store)
        dataManager.interactor = interactor
        dataManager.loadBooks()
        dataManager.change { $0.reversed() }
        // The store works through its requests in order, so the earlier ones are answered by then.
        await withCheckedContinuation { turn in store.load { _ in turn.resume() } }
        withExtendedLifetime(interactor) {
            expect(
                log, isReadable ? Expected.ofDataManager : Expected.ofDataManagerThatFails, of: "ShelfList",
                "LocalDataManager")
        }
    }

    func expect(_ log: MessageLog, _ expected: [Message], of module: String, _ role: String) {
        guard let difference = log.difference(from: expected) else { return }
        Issue.record(
            .teaching(
                expected: "\(module)\(role) says to its neighbors what it said before",
                happened: difference,
                why: "you change who frees whom; what the app does stays as it was",
                look: Self.look(role, in: [module], for: "compare the message with the one of the app as you got it")))
    }
}
