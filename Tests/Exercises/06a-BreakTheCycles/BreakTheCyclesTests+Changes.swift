import ExerciseSupport
import Foundation
import Spies
import Testing

@testable import Exercise06a

/// Checks that a book's interactor still does its work, now that its closure holds nothing.
extension BreakTheCyclesTests {
    @Test("06a.4 every change still reaches the presenter through the closure")
    func closureStillTellsItsPresenter() {
        let log = MessageLog()
        let clock = TestClock()
        let dataManager = DetailDataManagerSpy("dataManager", log: log)
        let presenter = DetailPresenterSpy("presenter", log: log)
        let interactor = BookDetailInteractor(book: .firstShelf[0], now: { clock.now })
        interactor.localDatamanager = dataManager
        interactor.presenter = presenter
        interactor.watchBook()
        dataManager.onChange?(.firstShelf[1].lent(until: 1))
        let soFar = log.messages
        clock.move(days: 2)
        dataManager.onChange?(.firstShelf[1].lent(until: 1))
        dataManager.onChange?(.firstShelf[1])
        withExtendedLifetime(interactor) {
            #expect(
                soFar == [
                    #"presenter.didSee("Middlemarch", isOverdue: false)"#,
                    #"presenter.didSee("The Voyage Out", isOverdue: false)"#,
                ],
                .teaching(
                    expected: "the presenter hears of the book at once, and again after a change",
                    why: "the closure must hold nothing, but it still has to reach the presenter that is there",
                    look: Self.look("Interactor", in: ["BookDetail"], for: "what does the closure do?")))
            guard soFar.count == 2 else { return }
            #expect(
                Array(log.messages.dropFirst(2)) == [
                    #"presenter.didSee("The Voyage Out", isOverdue: true)"#,
                    #"presenter.didSee("The Voyage Out", isOverdue: false)"#,
                ],
                .teaching(
                    expected: "the presenter hears of every change, and whether the book is overdue by then",
                    why: """
                        a screen may stay open for days, and the store tells of a change when there is one; the \
                        interactor asked the clock each time, and still has to
                        """,
                    look: Self.look(
                        "Interactor", in: ["BookDetail"],
                        for: "what does the closure ask when it is called, and what was asked when it was made?")))
        }
    }
}
