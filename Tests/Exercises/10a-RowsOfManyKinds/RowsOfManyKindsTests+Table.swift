import ExerciseSupport
import Foundation
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise10a

extension RowsOfManyKindsTests {
    @Test("10a.5 kinds of rows have identifiers of their own, and rows of a kind have the same one")
    func identifiersTellKindsApart() throws {
        let ids = Self.asked { $0.cellId(at: $1) }
        let files = try Self.filesOfIdentifiers(ids.values.sorted())
        for kind in Kind.allCases {
            let twins = Kind.allCases.filter { $0 != kind && ids[$0] != nil && ids[$0] == ids[kind] }
            expect(
                twins.isEmpty,
                .teaching(
                    expected: "cellId(at:) tells \(kind.inWords) from every other kind of row",
                    happened:
                        "\(twins.map(\.inWords).joined(separator: " and ")) \(twins.count > 1 ? "have" : "has") the same",
                    why:
                        "a table reuses a cell for any row with its identifier, and keeps everything that was set in it",
                    look: Self.look(
                        files, "which kinds are there, which identifier has each, and which kind does each row get?")))
        }
        let presenter = PresenterHarness().presenter
        let books =
            (0..<presenter.rowCount).filter { "\(presenter.row(at: $0))".contains("Orlando") }
            + (0..<presenter.rowCount).filter { "\(presenter.row(at: $0))".contains("Kindred") }
        expect(
            Set(books.map { presenter.cellId(at: $0) }).count <= 1,
            .teaching(
                expected: "cellId(at:) says the same of every book",
                happened: "it says different things of two books",
                why:
                    "cells with an identifier for each row are never reused, so 300 books need 300 cells",
                look: Self.look(
                    ["Presenter", "ViewModel"], "cellId(at:): what does the identifier depend on besides the kind?")))
    }

    @Test("10a.5 each kind of row has the height of the task")
    func heightsAreAsAgreed() throws {
        let heights = Self.asked { $0.cellHeight(at: $1) }
        for kind in Kind.allCases {
            guard let height = heights[kind] else { continue }
            expect(
                height == kind.height,
                .teaching(
                    expected: "cellHeight(at:) is \(Int(kind.height)) for \(kind.inWords)",
                    happened: "it is \(Int(height))",
                    why:
                        "a row that is too low cuts off its text, and one that is too high looks like a mistake",
                    look: Self.look("ViewModel", "how high is each kind?")))
        }
    }

    @Test("10a.5 the table asks how high each row is, and shows it in a cell of its identifier")
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
            expect(
                height == kind.height,
                .teaching(
                    expected: "the table makes \(Int(kind.height)) points of room for \(kind.inWords)",
                    happened: height < 0 ? "it was told no height" : "it makes \(Int(height))",
                    why: "the presenter's height has no effect unless the table asks for it",
                    look: Self.look("Adapter", "which height does the delegate give the table?")))
            let id = table.cellForRow(at: path)?.reuseIdentifier
            expect(
                row.index < presenter.rowCount && id == presenter.cellId(at: row.index),
                .teaching(
                    expected: "\(kind.inWords) is shown in a cell with the presenter's identifier",
                    happened: id.map { "its cell has the identifier \"\($0)\"" } ?? "its cell has none",
                    why: "two places that choose the kind of a cell may choose differently",
                    look: Self.look("Adapter", "which cell is dequeued for which row?")))
        }
        Self.expectHeadings(seen.contains(.heading), shelf.screen.render())
    }

    @Test("10a.5 the table's delegate asks the presenter how high a row is, and which cell it needs")
    func tableAsksThePresenter() throws {
        let books = [Books.emma, Books.kindred]
        // Another check covers a table with other heights or identifiers.
        guard Self.isAsAgreed(Shelf(books), PresenterHarness(books).presenter) else { return }
        let calls = try exercise.sources.files.filter { !$0.path.hasSuffix("/ShelfListPresenter.swift") }
            .flatMap(\.references).filter { $0.kind == .call && $0.labels == ["at"] && $0.receiver ?? "self" != "self" }
        for (name, what) in [("cellHeight", "height"), ("cellId", "identifier")] {
            expect(
                calls.contains { $0.name == name },
                .teaching(
                    expected: "the table's delegate or data source calls the presenter's \(name)(at:) for each row",
                    happened: "only the presenter's own file mentions it, so the \(what) is decided in two places",
                    why: "a row that gets another \(what) in the presenter keeps the old one in the table",
                    look: Self.look("Adapter", "where does the \(what) of a row come from?")))
        }
    }

    @Test(
        "10a.5 of many books only the visible cells are built, and a cell that is used again shows nothing old"
    )
    func cellsAreReused() {
        let books = (1...120).map { number in
            let loan = Loan(borrower: "Ada", due: TestClock.daysFromNoon(number.isMultiple(of: 2) ? -1 : 1))
            return Book(id: number, title: "Volume \(number)", author: "Anonymous", loan: loan)
        }
        let shelf = Shelf(books)
        for _ in 0..<30 { shelf.screen.scroll(by: 7) }
        for row in shelf.screen.rows {
            guard let title = row.labels.first?.text, let number = Int(title.dropFirst(7)) else {
                continue
            }
            let isOverdue = number.isMultiple(of: 2)
            expect(
                row.color(of: title) == (isOverdue ? .systemRed : .darkGray),
                .teaching(
                    expected:
                        "a book is red if it is overdue, and dark gray if it is not, after scrolling as well",
                    happened:
                        "\"\(title)\" is \(isOverdue ? "overdue and not red" : "not overdue and not dark gray")",
                    screen: shelf.screen.render(),
                    why:
                        "a cell that left the screen is used again for another row, with everything that was set in it",
                    look: Self.look("Cell", "is each value set for every row, or only for some rows?")))
        }
        let (live, seen) = (shelf.screen.liveCellCount, max(shelf.screen.rows.count, 1))
        expect(
            live <= 3 * seen,
            .teaching(
                expected: "the table reuses its cells: \(seen) rows can be seen",
                happened: "\(live) cells were built for them",
                why: "the librarian has 300 books, and others have more",
                look: Self.look("Adapter", "are cells dequeued, or created for each row?")))
    }

    /// Returns a presenter's answer about one row of each existing kind.
    private static func asked<Value>(_ ask: (ShelfListPresenter, Int) -> Value) -> [Kind: Value] {
        var answers: [Kind: Value] = [:]
        for harness in [PresenterHarness([Books.emma, Books.kindred]), PresenterHarness(fails: true)] {
            for (kind, place) in harness.places() { answers[kind] = ask(harness.presenter, place) }
        }
        expectHeadings(answers[.heading] != nil)
        return answers
    }

    /// Other checks cover which rows exist; with only one kind, no difference can be checked.
    private static func expectHeadings(_ areThere: Bool, _ screen: String? = nil) {
        expect(
            areThere,
            .teaching(
                expected: "there are rows of several kinds",
                happened: "there is no heading",
                screen: screen, why: "if all rows are alike, one identifier and one height are enough",
                look: look("Presenter", "does each message become a row?")))
    }

    /// Whether the rows have the heights of the task, and the cells the presenter's identifiers.
    private static func isAsAgreed(_ shelf: Shelf, _ presenter: ShelfListPresenter) -> Bool {
        guard let table = shelf.table, let delegate = table.delegate else { return false }
        return shelf.screen.rows.allSatisfy { row in
            let path = IndexPath(row: row.index, section: 0)
            let height = delegate.tableView(table, heightForRowAt: path)
            return height == Kind(of: row.labels.map(\.text))?.height && row.index < presenter.rowCount
                && table.cellForRow(at: path)?.reuseIdentifier == presenter.cellId(at: row.index)
        }
    }

    /// Returns the files that can hold the identifiers: first the one that has them as literals.
    private static func filesOfIdentifiers(_ ids: [String]) throws -> [String] {
        let files = try exercise.sources.files
        let holder = ["Presenter", "ViewModel"].first { part in
            let file = files.first { $0.path.hasSuffix("/ShelfList\(part).swift") }
            let text = file.map { $0.text(in: 0..<$0.bytes.count) } ?? ""
            return ids.contains { text.contains("\"\($0)\"") }
        }
        return holder == "Presenter" ? ["Presenter", "ViewModel"] : ["ViewModel", "Presenter"]
    }
}
