import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise14a

@Suite struct ShelfListDirectorTests {
    let examples = Examples()
    let screen = ScreenSpy()
    let way = WaySpy()
    let worker: WorkerSpy
    let director: ShelfListDirector

    init() {
        worker = WorkerSpy(screen: screen)
        director = ShelfListDirector(dataManager: worker, navigator: way, now: { [examples] in examples.now })
        director.ui = screen
    }

    @Test func theListIsFetchedWhenTheScreenIsThere() {
        director.onUIReady()
        #expect(worker.fetches == 1)
        #expect(worker.returns == 0)
        #expect(worker.wasLoadingWhenAsked == [true])
    }

    @Test func allAreReturned() {
        director.onReturnAll()
        #expect(worker.returns == 1)
        #expect(worker.fetches == 0)
        #expect(worker.wasLoadingWhenAsked == [true])
    }

    @Test func newsFetches() {
        director.bookDidChange()
        #expect(worker.fetches == 1)
        #expect(worker.returns == 0)
        #expect(worker.wasLoadingWhenAsked == [true])
    }

    @Test func rowsAreReady() throws {
        director.present(books: Examples.all)
        let rows = try #require(screen.lists.last)
        #expect(screen.lists.count == 1)
        #expect(rows.map(\.title) == ["Orlando", "Emma", "Kindred"])
        #expect(rows.map(\.color) == [.systemRed, .darkGray, .darkGray])
        #expect(
            rows.map(\.detail) == [
                "Virginia Woolf, lent to Ada until May 17, 2024", "Jane Austen, lent to Ben until May 23, 2024",
                "Octavia E. Butler",
            ])
        #expect(screen.isLoading == false)
        #expect(worker.fetches == 0)
    }

    @Test func tomorrowIsAnotherDay() {
        director.onUIReady()
        examples.move(days: 10)
        director.present(books: [Examples.lent])
        #expect(screen.lists.last?.first?.color == .systemRed)
    }

    @Test func failuresAreToldAndChangeNothing() {
        director.present(books: Examples.all)
        director.onReturnAll()
        director.presentReturnError()
        #expect(screen.alerts == ["return failed"])
        #expect(worker.fetches == 0)
        #expect(screen.isLoading == false)
        director.onUIReady()
        director.presentFetchError()
        #expect(screen.alerts == ["return failed", "fetch failed"])
        #expect(worker.fetches == 1)
        #expect(screen.isLoading == false)
        #expect(screen.lists.count == 1)
        director.onBookSelected(index: 1)
        #expect(way.opened == [2])
    }

    @Test func aReturnIsToldAndTheListComesAnew() {
        director.presentReturnSuccess()
        #expect(screen.alerts == ["returned"])
        #expect(worker.fetches == 1)
        #expect(screen.isLoading == true)
    }

    @Test func anAnswerThatComesAtOnceHasTheLastWord() {
        worker.answer = { [weak director] in director?.present(books: Examples.all) }
        for ask in [director.onUIReady, director.bookDidChange, director.presentReturnSuccess] {
            ask()
            #expect(screen.isLoading == false)
        }
        worker.answer = { [weak director] in director?.presentFetchError() }
        director.onUIReady()
        #expect(screen.isLoading == false)
        worker.answer = { [weak director] in director?.presentReturnError() }
        director.onReturnAll()
        #expect(screen.isLoading == false)
    }

    @Test func tapsOpenBooks() {
        director.present(books: Examples.all)
        for row in [2, 0, 3, -1] { director.onBookSelected(index: row) }
        #expect(way.opened == [5, 7])
        director.present(books: [Examples.lent])
        for row in [0, 1] { director.onBookSelected(index: row) }
        #expect(way.opened == [5, 7, 2])
    }

    @Test func screensAreFree() {
        var mine: ScreenSpy? = ScreenSpy()
        weak var gone = mine
        director.ui = mine
        director.presentFetchError()
        mine = nil
        #expect(gone == nil)
    }
}
