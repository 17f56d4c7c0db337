import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise11

extension RowsOfManyKindsTests {
    // MARK: - Taps

    @Test("11.4 a tap on a book opens that book, also after the books have changed")
    func tapOpensTheBook() {
        Self.expectTap(on: "Emma", in: Shelf(), opens: true)
        Self.expectTap(on: "Invisible Cities", in: Shelf(), opens: true)
        let changed = Shelf()
        changed.manager.becomes([Books.kindred, Books.orlando])
        Self.expectTap(on: "Kindred", in: changed, opens: true)
    }

    @Test("11.4 a tap on a heading, a message, an error or the footer leads nowhere")
    func tapBesideTheBooks() {
        for heading in ["Overdue", "Lent", "At home"] {
            Self.expectTap(on: heading, in: Shelf(), opens: false)
        }
        Self.expectTap(on: "No book is overdue.", in: Shelf([Books.emma]), opens: false)
        Self.expectTap(on: "No books yet", in: Shelf([]), opens: false)
        Self.expectTap(on: "Your books could not be loaded.", in: Shelf(fails: true), opens: false)
        let footer = Shelf()
        if let last = footer.rows.last, Kind(of: last) == .footer, let text = last.first {
            Self.expectTap(on: text, in: footer, opens: false)
        }
    }

    @Test("11.4 a tap leads nowhere when its row has gone before the finger is lifted")
    func staleTap() throws {
        let shelf = Shelf()
        let finger = try shelf.screen.press(row: 4)
        shelf.manager.becomes([])
        finger.lift()
        Self.expect(
            shelf.showsTheList,
            .teaching(
                expected: "the list stays when the row under the finger is gone",
                happened: "the screen shows \"\(shelf.screen.title ?? "")\"", screen: shelf.screen.render(),
                why: "an index counts the rows that there were, and there may be fewer by now",
                look: Self.look("Presenter", "what happens to an index without a row?")))
    }

    private static func expectTap(on text: String, in shelf: Shelf, opens: Bool) {
        guard let row = shelf.screen.rows.first(where: { $0.labels.first?.text == text }) else {
            // What says so to nobody is the matter of another check.
            if Kind(of: [text]).map({ [.message, .error, .footer].contains($0) }) ?? false { return }
            return expect(
                false,
                .teaching(
                    expected: "there is a row that says \"\(text)\", to be tapped", happened: "there is none",
                    screen: shelf.screen.render(), why: "what can't be seen can't be tapped",
                    look: look("Presenter", "does each thing that is told become a row?")))
        }
        // A row that can't be selected leads nowhere, too.
        try? shelf.screen.selectRow(row.index)
        shelf.manager.answerAll()
        let isOpen = shelf.screen.title == "Book" && shelf.screen.shows(text)
        expect(
            opens ? isOpen : shelf.showsTheList,
            .teaching(
                expected: opens
                    ? "a tap on \"\(text)\" opens that book" : "a tap on \"\(text)\" leads nowhere",
                happened: shelf.showsTheList
                    ? "nothing was opened" : "\(opens ? "another" : "a") book's screen was opened",
                screen: shelf.screen.render(),
                why: opens
                    ? "rows are counted, books are numbered: since there are headings, the third row is not the third book"
                    : "only a book has a screen of its own",
                look: look("Presenter", "what does a tap make of its index, and which rows have a book?")))
    }

    // MARK: - Cells

    @Test("11.5 kinds of rows have identifiers of their own, and rows of a kind have the same one")
    func identifiersTellKindsApart() throws {
        let ids = Self.asked { $0.cellId(at: $1) }
        for kind in Kind.allCases {
            let twins = Kind.allCases.filter { $0 != kind && ids[$0] != nil && ids[$0] == ids[kind] }
            Self.expect(
                twins.isEmpty,
                .teaching(
                    expected: "cellId(at:) tells \(kind.inWords) from every other kind of row",
                    happened:
                        "\(twins.map(\.inWords).joined(separator: " and ")) \(twins.count > 1 ? "have" : "has") the same",
                    why:
                        "a table hands a cell out again for any row of its identifier, with all that was set in it",
                    look: Self.look("ViewModel", "which kinds are there, and which identifier has each?")))
        }
        let presenter = PresenterHarness().presenter
        let books =
            (0..<presenter.rowCount).filter { "\(presenter.row(at: $0))".contains("Orlando") }
            + (0..<presenter.rowCount).filter { "\(presenter.row(at: $0))".contains("Kindred") }
        Self.expect(
            Set(books.map { presenter.cellId(at: $0) }).count <= 1,
            .teaching(
                expected: "cellId(at:) says the same of every book",
                happened: "it says different things of two books",
                why:
                    "cells with an identifier for each row are never used again, and 300 books need 300 cells",
                look: Self.look("ViewModel", "what does the identifier depend on?")))
    }

    @Test("11.5 each kind of row has the height of the task")
    func heightsAreAsAgreed() throws {
        let heights = Self.asked { $0.cellHeight(at: $1) }
        for kind in Kind.allCases {
            guard let height = heights[kind] else { continue }
            Self.expect(
                height == kind.height,
                .teaching(
                    expected: "cellHeight(at:) is \(Int(kind.height)) for \(kind.inWords)",
                    happened: "it is \(Int(height))",
                    why:
                        "a row that is too low cuts its text off, and one that is too high looks like a mistake",
                    look: Self.look("ViewModel", "how high is each kind?")))
        }
    }

    @Test("11.5 the table asks how high each row is, and shows it in a cell of its identifier")
    func tableAsksForHeights() throws {
        let books = [Books.emma, Books.kindred]
        let (shelf, presenter) = (Shelf(books), PresenterHarness(books).presenter)
        let table = try #require(shelf.table, "the list shows its rows in a table")
        var seen: Set<Kind> = []
        for row in shelf.screen.rows {
            let path = IndexPath(row: row.index, section: 0)
            guard let kind = Kind(of: row.labels.map(\.text)), seen.insert(kind).inserted else {
                continue
            }
            let height =
                table.delegate.map { $0.tableView(table, heightForRowAt: path) } ?? table.rowHeight
            Self.expect(
                height == kind.height,
                .teaching(
                    expected: "the table makes \(Int(kind.height)) points of room for \(kind.inWords)",
                    happened: height < 0 ? "it was told no height" : "it makes \(Int(height))",
                    why: "a height that the presenter knows and nobody asks for changes nothing",
                    look: Self.look("Adapter", "what does the table ask its delegate?")))
            let id = table.cellForRow(at: path)?.reuseIdentifier
            Self.expect(
                row.index < presenter.rowCount && id == presenter.cellId(at: row.index),
                .teaching(
                    expected: "\(kind.inWords) is shown in a cell of the identifier that the presenter says",
                    happened: id.map { "its cell has the identifier \"\($0)\"" } ?? "its cell has none",
                    why: "two places that decide the kind of a cell may decide differently",
                    look: Self.look("Adapter", "which cell is dequeued for which row?")))
        }
        Self.expectHeadings(seen.contains(.heading), shelf.screen.render())
    }

    @Test(
        "11.5 of many books only the visible cells are built, and a cell that is used again shows nothing old"
    )
    func cellsAreReused() {
        let books = (1...120).map { number in
            let loan = Loan(borrower: "Ada", due: Clock.daysFromNow(number.isMultiple(of: 2) ? -1 : 1))
            return Book(id: number, title: "Volume \(number)", author: "Anonymous", loan: loan)
        }
        let shelf = Shelf(books)
        for _ in 0..<30 { shelf.screen.scroll(by: 7) }
        for row in shelf.screen.rows {
            guard let title = row.labels.first?.text, let number = Int(title.dropFirst(7)) else {
                continue
            }
            let isOverdue = number.isMultiple(of: 2)
            Self.expect(
                row.color(of: title) == (isOverdue ? .systemRed : .darkGray),
                .teaching(
                    expected:
                        "a book is red if it is overdue, and dark gray if it is not, after scrolling as well",
                    happened:
                        "\"\(title)\" is \(isOverdue ? "overdue and not red" : "not overdue and not dark gray")",
                    screen: shelf.screen.render(),
                    why:
                        "a cell that left the screen comes back for another row, with everything that was set in it",
                    look: Self.look("Cell", "is each value set for every row, or only for some?")))
        }
        let (live, seen) = (shelf.screen.liveCellCount, max(shelf.screen.rows.count, 1))
        Self.expect(
            live <= 3 * seen,
            .teaching(
                expected: "the table uses its cells again: \(seen) rows are seen",
                happened: "\(live) cells were built for them",
                why: "the librarian has 300 books, and others have more",
                look: Self.look("Adapter", "are cells dequeued, or made anew for each row?")))
    }

    /// What a presenter says of one row of each kind that is there.
    private static func asked<Value>(_ ask: (ShelfListPresenter, Int) -> Value) -> [Kind: Value] {
        var answers: [Kind: Value] = [:]
        for harness in [PresenterHarness([Books.emma, Books.kindred]), PresenterHarness(fails: true)] {
            for (kind, place) in harness.places() { answers[kind] = ask(harness.presenter, place) }
        }
        expectHeadings(answers[.heading] != nil)
        return answers
    }

    /// Which rows there are is the matter of other checks, but of one kind nobody can tell anything apart.
    private static func expectHeadings(_ areThere: Bool, _ screen: String? = nil) {
        expect(
            areThere,
            .teaching(
                expected: "there are rows of several kinds, to be told apart",
                happened: "there is no heading",
                screen: screen, why: "where all rows are alike, one identifier and one height are enough",
                look: look("Presenter", "does each thing that is told become a row?")))
    }

    // MARK: - Structure

    @Test("11.6 a row is one of the kinds of an enum")
    func rowsAreCases() {
        var cases: [Kind: String] = [:]
        for harness in [PresenterHarness([Books.emma, Books.kindred]), PresenterHarness(fails: true)] {
            for (kind, place) in harness.places() {
                let row = harness.rows[place]
                guard Mirror(reflecting: row).displayStyle == .enum else { continue }
                cases[kind] = Mirror(reflecting: row).children.first?.label ?? "\(row)"
            }
        }
        Self.expect(
            !cases.isEmpty,
            .teaching(
                expected: "row(at:) answers with a case of an enum",
                happened: "it answers with something else",
                why: """
                    a struct for all kinds has values that mean nothing in most of them; an enum has for each kind \
                    what that kind needs, and the compiler asks about each
                    """,
                look: Self.look("ViewModel", "what is a row?")))
        let shared = Dictionary(grouping: cases.keys, by: { cases[$0] ?? "" }).filter {
            $0.value.count > 1
        }
        for (name, kinds) in shared {
            let words = kinds.map(\.rawValue).sorted().joined(separator: " and ")
            Self.expect(
                false,
                .teaching(
                    expected: "each of the five kinds of rows has a case of its own",
                    happened: "\(words) are both \(name)",
                    why:
                        "what shares a case is told apart somewhere else, by an if that nobody reminds you of",
                    look: Self.look("ViewModel", "which kinds does the task name?")))
        }
    }

    @Test("11.6 each layer keeps to its work")
    func layersKeepToTheirWork() throws {
        report(
            try Self.exercise.sources.violations(
                of: .cleanViper,
                rules: [
                    "dependencies-point-inward", "boundaries-carry-values", "adjacent-layers-only",
                    "collections-stay-private", "entities-stay-inside", "use-case-depends-on-protocols",
                    "one-output-an-event", "use-case-knows-no-format", "display-models-ready-to-show",
                    "verbs-follow-layers", "one-concern-a-type",
                ], honoringAllowances: false))
    }
}
