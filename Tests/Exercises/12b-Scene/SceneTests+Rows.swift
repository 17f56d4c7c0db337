import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise12b

extension SceneTests {
    @Test("12b.2 there is a row for each book, in the order in which they come")
    func rowsAreShown() {
        let harness = Harness(showing: Rows.all)
        let isShown = Self.expectRows(
            in: harness, are: Rows.all,
            "display(books:) shows a row for each book, with its title in its color, and its detail",
            why: "the Director made these rows to be shown; nothing behind the Scene could add or correct one",
            in: ["ShelfListScene", "ShelfListSceneCell"],
            look: "from display(books:) to the cells: what is a row given, and does its cell have room for it?")
        guard isShown else { return }
        expect(
            harness.screen.title == "Bookshelf",
            .teaching(
                expected: "the bar says \"Bookshelf\"", screen: harness.screen.render(),
                why: "a person wants to know where they are, and what the back button of the next screen leads to",
                look: Harness.look("viewDidLoad(): what is the title?")))
    }

    @Test("12b.2 what is in a row is the Director's affair, whatever it is")
    func rowsAreShownAsTheyAre() {
        Self.expectRows(
            in: Harness(showing: Rows.unusual), are: Rows.unusual,
            "rows are shown as they come: in their order, each in its color, even two that are alike",
            why: """
                the Director has already decided what a color means, which order is right and whether two books \
                may look alike
                """,
            in: ["ShelfListScene", "ShelfListSceneCell"],
            look: "from display(books:) to the cells: is a row changed, left out or moved on the way?")
    }

    @Test("12b.2 rows take the place of those before")
    func rowsAreReplaced() {
        let harness = Harness(showing: Rows.all)
        harness.show([Rows.kindred, Rows.orlando, Rows.emma])
        let isShown = Self.expectRows(
            in: harness, are: [Rows.kindred, Rows.orlando, Rows.emma],
            "a second display(books:) shows its rows in place of the first ones",
            why: "earlier rows are out of date",
            look: "display(books:): what happens to the earlier rows, and how does the table learn of the new ones?")
        guard isShown else { return }
        harness.show([Rows.emma])
        Self.expectRows(
            in: harness, are: [Rows.emma], "a later display(books:) with fewer rows leaves none of the others",
            why: "earlier rows are out of date",
            look: "display(books:): what happens to the earlier rows, and how does the table learn of the new ones?")
    }

    @Test("12b.2 rows that differ from those before in their colors alone are shown anew")
    func colorsAreReplaced() {
        let harness = Harness(showing: Rows.all)
        let overdue = [Rows.orlando, Rows.emma, Rows.kindred].map { row in
            ShelfListBookUI(
                title: row.title, detail: row.detail, color: row.color == .systemRed ? .darkGray : .systemRed)
        }
        harness.show(overdue)
        Self.expectRows(
            in: harness, are: overdue,
            "a second display(books:) shows its rows, even if only their colors differ",
            why: "a book that has become overdue in the meantime has the same title and detail, but is red now",
            in: ["ShelfListScene", "ShelfListSceneCell"],
            look: "display(books:): what decides whether the table learns of the new rows?")
    }

    @Test("12b.2 only the rows that are seen have cells, and a cell that comes back shows nothing old")
    func cellsAreReused() {
        let harness = Harness(showing: Rows.many)
        // Another check covers whether rows are shown.
        guard !harness.rows.isEmpty else { return }
        var wrong: Screen.Row?
        for step in [7, 3, 11, 1, 5, -4, 9, 13, -8, 6, 2, 12] where wrong == nil {
            harness.screen.scroll(by: step)
            wrong = harness.screen.rows.first { row in
                !Rows.many.indices.contains(row.index) || Harness.label(of: row) != Rows.many[row.index].label
            }
        }
        let isRight = expect(
            wrong == nil,
            .teaching(
                expected: "after scrolling, a row still shows its own title, detail and color",
                happened: wrong.map { row in
                    let wanted = Rows.many.indices.contains(row.index) ? Rows.many[row.index].label : "no row"
                    return "row \(row.index + 1) should be \"\(wanted)\" and is \"\(Harness.label(of: row))\""
                },
                why: "a cell that left the screen is used again for another row, with everything that was set in it",
                look: Harness.look(
                    in: ["ShelfListScene", "ShelfListSceneCell"],
                    "the cell of a row: is each of its values set every time, or only in some cases?")))
        guard isRight else { return }
        let (live, seen) = (harness.screen.liveCellCount, max(harness.screen.rows.count, 1))
        expect(
            live <= 3 * seen,
            .teaching(
                expected: "the table reuses its cells: \(seen) rows can be seen",
                happened: "\(live) cells were built for them",
                why: "a library has thousands of books, and a cell for each takes memory and time",
                look: Harness.look("tableView(_:cellForRowAt:): is the cell dequeued, or created each time?")))
    }

    @Test("12b.2 two lists have nothing in common")
    func scenesShareNoRows() {
        let first = Harness(showing: Rows.all)
        let second = Harness()
        withExtendedLifetime(first) {}
        expect(
            second.rows.isEmpty,
            .teaching(
                expected: "a second list, which has been told nothing yet, shows no rows",
                happened: "it shows those of the first", screen: second.screen.render(),
                why: "what is kept outside an object is shared by all, so the next list begins with old rows",
                look: Harness.look("where are the rows kept?")))
    }

    /// Compares the rows on the screen with these, and names the first that differs.
    @discardableResult
    private static func expectRows(
        in harness: Harness, are rows: [ShelfListBookUI], _ expected: String, why: String,
        in files: [String] = ["ShelfListScene"], look: String
    ) -> Bool {
        let (wanted, seen) = (rows.map(\.label), harness.rows)
        return expect(
            seen == wanted,
            .teaching(
                expected: expected, happened: difference(between: wanted, and: seen),
                screen: harness.screen.render(), why: why, look: Harness.look(in: files, look)))
    }

    private static func difference(between wanted: [String], and seen: [String]) -> String {
        if seen.isEmpty { return "no row can be seen" }
        let place = zip(wanted, seen).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        if let place { return "row \(place + 1) should be \"\(wanted[place])\" and is \"\(seen[place])\"" }
        return "\(seen.count) rows can be seen, and there are \(wanted.count) books"
    }
}
