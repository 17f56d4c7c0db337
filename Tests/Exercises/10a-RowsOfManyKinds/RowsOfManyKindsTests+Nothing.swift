import ExerciseSupport
import Testing

@testable import Exercise10a

extension RowsOfManyKindsTests {
    // MARK: - Nothing to show

    @Test("10a.2 a group without books is there, and says so")
    func emptyGroupSaysSo() {
        Self.expectRows(
            Shelf([Books.emma]),
            rows: [
                ["Overdue"], ["No book is overdue."], ["Lent"], Books.rowOfEmma, ["At home"],
                ["No book is at home."],
            ],
            because:
                "if a group is missing, no one can tell whether nothing is overdue or nothing was checked",
            look: Self.look("UseCase", "what does the presenter hear about a group without books?"))
        Self.expectRows(
            Shelf([Books.kindred]),
            rows: [
                ["Overdue"], ["No book is overdue."], ["Lent"], ["No book is lent."], ["At home"],
                Books.rowOfKindred,
            ],
            because: "if a group is missing, no one can tell whether nothing is lent or nothing was checked",
            look: Self.look("UseCase", "what does the presenter hear about a group without books?"))
    }

    @Test("10a.2 a shelf without books says so in its only row")
    func emptyShelfSaysSo() {
        Shelf([]).expect(
            [["No books yet"]],
            because: "three headings with messages say three times that there is nothing, and a footer once more",
            look: Self.look("UseCase", "what does the presenter hear about a shelf without books, up to the end?"))
    }

    @Test("10a.2 books that can't be loaded are an error in the only row")
    func failureSaysSo() {
        let shelf = Shelf(fails: true)
        let told = "what does the presenter hear when the books could not be loaded, up to the end"
        shelf.expect(
            [["Your books could not be loaded."]],
            because: "any other row says something about the books, and nothing is known about them",
            look: shelf.rows.isEmpty
                ? Self.look(["UseCase", "Presenter"], "\(told), and does it become a row?")
                : Self.look("UseCase", "\(told)?"))
    }

    @Test("10a.2 after an error or an empty shelf the books come back, and nothing of it stays")
    func listComesBack() {
        for shelf in [Shelf(fails: true), Shelf([])] {
            shelf.manager.fails = false
            shelf.manager.becomes([Books.kindred])
            Self.expectRows(
                shelf,
                rows: [
                    ["Overdue"], ["No book is overdue."], ["Lent"], ["No book is lent."], ["At home"],
                    Books.rowOfKindred,
                ], afterAChange: true,
                because: "what was wrong a moment ago is now out of date",
                look: Self.look("Presenter", "what happens to the earlier rows when new ones begin?"))
            shelf.manager.becomes([])
            shelf.expect(
                [["No books yet"]],
                because: "a shelf whose last book was taken away no longer has groups",
                look: Self.look("Presenter", "what happens to the earlier rows when new ones begin?"))
        }
    }

    // MARK: - The footer

    @Test("10a.3 the footer counts the books of each group, and all")
    func footerCounts() {
        Self.expectFooter(of: Shelf(), "5 books: 2 overdue, 1 lent, 2 at home")
        Self.expectFooter(
            of: Shelf([Books.emma, Books.kindred, Books.cities]), "3 books: 0 overdue, 1 lent, 2 at home")
    }

    @Test("10a.3 one book is one book")
    func oneBookIsOneBook() {
        Self.expectFooter(of: Shelf([Books.emma]), "1 book: 0 overdue, 1 lent, 0 at home")
    }

    @Test("10a.3 the footer comes once, at the end, and counts anew after each change")
    func footerComesOnce() throws {
        let shelf = Shelf()
        try? shelf.screen.tap("Return all")
        shelf.manager.answerAll()
        try? shelf.screen.tap("OK")
        Self.expectFooter(of: shelf, "5 books: 0 overdue, 0 lent, 5 at home")
        let footers = shelf.rows.filter { Kind(of: $0) == .footer }.count
        expect(
            footers <= 1,
            .teaching(
                expected: "there is one footer, also after the books have changed",
                happened: "there are \(footers)", screen: shelf.screen.render(),
                why: "two footers count the same books twice, or count books that aren't above them",
                look: Self.look(
                    "Presenter", "when does the footer come, and what happens to the earlier rows?")))
    }

    static func expectFooter(of shelf: Shelf, _ text: String, after step: String? = nil) {
        let last = shelf.rows.last ?? []
        let found = last.first ?? ""
        let fault: (why: String, look: String)
        if Kind(of: last) != .footer {
            fault = (
                "how many books there are, and how many are overdue, was the librarian's second question",
                look("Presenter", "which message becomes the last row?")
            )
        } else if found.replacing("books", with: "book") == text.replacing("books", with: "book") {
            fault = (
                "a sentence about one book needs another word than one about several",
                look("Presenter", "which word follows the number 1?")
            )
        } else {
            fault = (
                "each book counts once, in the group that it is in",
                look("UseCase", "where are books counted, and which ones?")
            )
        }
        shelf.expect(
            last == [text],
            .teaching(
                expected: "\(step.map { "after \($0), " } ?? "")the last row says \"\(text)\"",
                happened: last.isEmpty ? "there is no row" : "it says \(Shelf.words(last))",
                screen: shelf.screen.render(), why: fault.why, look: fault.look))
    }
}
