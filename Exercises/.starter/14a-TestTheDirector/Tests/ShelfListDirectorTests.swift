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

    // TODO(14a.2): ask for the job that each event becomes.

    // TODO(14a.3): look at the rows, and move the clock.

    // TODO(14a.4): say how each answer ends.
    // TODO(14a.1): let the Director choose what is its to choose.
    @Test("shows the books that came")
    func booksCame() {
        director.present(books: Examples.all)
        #expect(ui.rows?.count == 3)
        #expect(log.messages.last?.name == "display")
        #expect(log.messages.first?.arguments == "books: Orlando, Emma, Kindred")
    }

    // TODO(14a.5): tap rows that are there, and rows that are not.

    // TODO(14a.6): let go of the screen.
}
