import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise14a

@Suite("The list's Director")
struct ShelfListDirectorTests {
    private let log = MessageLog()
    private let examples = Examples()
    private let director: ShelfListDirector
    private let ui: ShelfListUISpy

    init() {
        ui = ShelfListUISpy("ui", log: log)
        director = ShelfListDirector(
            dataManager: ShelfListDataManagerSpy("dataManager", log: log),
            navigator: ShelfListNavigatorSpy("navigator", log: log), now: { [examples] in examples.now })
        director.ui = ui
    }

    /// The messages except for the loader's, of which only the last one counts.
    private var said: [Message] { log.messages.filter { !isAboutLoading($0) } }
    private var loader: Message? { log.messages.last(where: isAboutLoading) }

    private func isAboutLoading(_ message: Message) -> Bool {
        message == "ui.display(loading: true)" || message == "ui.display(loading: false)"
    }

    // MARK: - Events

    @Test("shows that it is loading, and fetches")
    func ready() {
        director.onUIReady()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.fetchBooks()"])
    }

    @Test("shows that it is loading, and returns all")
    func returnAll() {
        director.onReturnAll()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.returnAllBooks()"])
    }

    @Test("fetches again when a book changed")
    func news() {
        director.bookDidChange()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.fetchBooks()"])
    }

    // MARK: - Rows

    @Test("makes rows of the books, in their order")
    func rows() {
        director.present(books: Examples.all)
        #expect(
            ui.rows == [
                ShelfListBookUI(
                    title: "Orlando", detail: "Virginia Woolf, lent to Ada until May 17, 2024", color: .systemRed),
                ShelfListBookUI(
                    title: "Emma", detail: "Jane Austen, lent to Ben until May 23, 2024", color: .darkGray),
                ShelfListBookUI(title: "Kindred", detail: "Octavia E. Butler", color: .darkGray),
            ])
    }

    @Test("asks the clock each time")
    func clock() {
        director.present(books: [Examples.lent])
        examples.move(days: 4)
        director.present(books: [Examples.lent])
        #expect(ui.rows?.map(\.color) == [.systemRed])
    }

    // MARK: - Answers

    @Test("shows books once, and ends the loading")
    func booksCame() {
        director.present(books: Examples.all)
        #expect(said == ["ui.display(books: Orlando, Emma, Kindred)"])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("tells of a fetch that failed, and leaves the rows")
    func fetchFailed() {
        director.presentFetchError()
        #expect(said == ["ui.displayFetchError()"])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("tells of a return that failed, and leaves the rows")
    func returnFailed() {
        director.presentReturnError()
        #expect(said == ["ui.displayReturnError()"])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("tells of a return, and fetches again")
    func returned() {
        director.presentReturnSuccess()
        #expect(said.map(\.description).sorted() == ["dataManager.fetchBooks()", "ui.displayReturnSuccess()"])
        #expect(loader == "ui.display(loading: true)")
    }

    // MARK: - Taps

    @Test("opens the book in the row")
    func tap() {
        director.present(books: Examples.all)
        log.forget()
        director.onBookSelected(index: 1)
        #expect(log.messages == ["navigator.gotoDetail(of: Emma)"])
    }

    @Test("opens a book of the rows that were shown last")
    func tapAfterNews() {
        director.present(books: Examples.all)
        director.present(books: [Examples.onTheShelf, Examples.lent])
        log.forget()
        director.onBookSelected(index: 0)
        #expect(log.messages == ["navigator.gotoDetail(of: Kindred)"])
    }

    @Test("opens a book of the rows that a failure has left")
    func tapAfterFailure() {
        director.present(books: Examples.all)
        director.presentFetchError()
        director.presentReturnError()
        log.forget()
        director.onBookSelected(index: 1)
        #expect(log.messages == ["navigator.gotoDetail(of: Emma)"])
    }

    @Test("opens nothing for a row that is gone", arguments: [-1, 1, 7])
    func staleTap(index: Int) {
        director.present(books: [Examples.lent])
        log.forget()
        director.onBookSelected(index: index)
        #expect(log.messages == [])
    }

    // MARK: - Ownership

    @Test("does not keep its screen alive")
    func ownership() {
        weak var screen: ShelfListUISpy?
        do {
            let spy = ShelfListUISpy("ui", log: log)
            screen = spy
            director.ui = spy
            director.onUIReady()
            director.present(books: Examples.all)
        }
        #expect(screen == nil)
    }
}
