import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise14a

/// A Director on a stage with its spies.
private final class Stage {
    let log = MessageLog()
    let examples = Examples()
    let director: ShelfListDirector
    var ui: ShelfListUISpy?

    init() {
        director = ShelfListDirector(
            dataManager: ShelfListDataManagerSpy("dataManager", log: log),
            navigator: ShelfListNavigatorSpy("navigator", log: log), now: { [examples] in examples.now })
        ui = ShelfListUISpy("ui", log: log)
        director.ui = ui
    }

    func said(after line: Line) -> [String] {
        log.forget()
        line.say(to: director)
        return log.messages.map(\.description)
    }
}

/// The messages that a Director may receive.
private enum Line: CaseIterable {
    case ready, returnAll, news, fetchFailed, returnFailed, returned

    func say(to director: ShelfListDirector) {
        switch self {
        case .ready: director.onUIReady()
        case .returnAll: director.onReturnAll()
        case .news: director.bookDidChange()
        case .fetchFailed: director.presentFetchError()
        case .returnFailed: director.presentReturnError()
        case .returned: director.presentReturnSuccess()
        }
    }
}

@Suite("Conversations with the list's Director")
struct ShelfListDirectorTests {
    private static let wait = "ui.display(loading: true)"
    private static let stop = "ui.display(loading: false)"

    @Test(
        "an event is a job, behind the loader",
        arguments: zip([Line.ready, .returnAll, .news], ["fetchBooks", "returnAllBooks", "fetchBooks"]))
    private func events(line: Line, job: String) {
        #expect(Stage().said(after: line) == [Self.wait, "dataManager.\(job)()"])
    }

    @Test(
        "a failure is said and over, in whatever order",
        arguments: zip([Line.fetchFailed, .returnFailed], ["displayFetchError", "displayReturnError"]))
    private func failures(line: Line, alert: String) {
        let stage = Stage()
        stage.director.present(books: Examples.all)
        #expect(stage.said(after: line).sorted() == [Self.stop, "ui.\(alert)()"])
        stage.log.forget()
        stage.director.onBookSelected(index: 1)
        #expect(stage.log.messages == ["navigator.gotoDetail(of: Emma)"])
    }

    @Test("a return is said, and fetched, behind the loader")
    func returned() {
        let said = Stage().said(after: .returned)
        let jobsAndWords = said.filter { $0 != Self.stop }
        #expect(jobsAndWords.sorted() == ["dataManager.fetchBooks()", Self.wait, "ui.displayReturnSuccess()"])
        #expect(said.last(where: { [Self.wait, Self.stop].contains($0) }) == Self.wait)
        #expect(said.last != Self.wait)
    }

    @Test("rows, today and later", arguments: [0.0, 2, 4, 40])
    func rows(later: Double) throws {
        let stage = Stage()
        stage.examples.move(days: later)
        stage.director.present(books: Examples.all)
        let rows = try #require(stage.ui?.rows)
        let emma: UIColor = later > 3 ? .systemRed : .darkGray
        #expect(rows.map(\.title) == ["Orlando", "Emma", "Kindred"])
        #expect(rows.map(\.color) == [.systemRed, emma, .darkGray])
        #expect(rows[0].detail == "Virginia Woolf, lent to Ada until May 17, 2024")
        #expect(rows[1].detail == "Jane Austen, lent to Ben until May 23, 2024")
        #expect(rows[2].detail == "Octavia E. Butler")
        #expect(stage.log.messages.count == 2)
        #expect(stage.log.messages.contains("ui.display(loading: false)"))
    }

    @Test("taps, by list and row", arguments: zip([0, 1, 2, 3, -1], ["Emma", "Kindred", nil, nil, nil]))
    func taps(row: Int, title: String?) {
        let stage = Stage()
        stage.director.present(books: Examples.all)
        stage.director.present(books: [Examples.lent, Examples.onTheShelf])
        stage.log.forget()
        stage.director.onBookSelected(index: row)
        #expect(stage.log.messages.map(\.description) == (title.map { ["navigator.gotoDetail(of: \($0))"] } ?? []))
    }

    @Test("whatever was said, the screen may go", arguments: Line.allCases)
    private func ownership(line: Line) {
        let stage = Stage()
        _ = stage.said(after: line)
        weak var screen = stage.ui
        stage.ui = nil
        #expect(screen == nil)
    }
}
