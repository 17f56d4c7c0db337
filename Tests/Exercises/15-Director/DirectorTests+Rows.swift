import ExerciseSupport
import Testing

@testable import Exercise15

extension DirectorTests {
    @Test("15.2 books become rows, in their order")
    func booksBecomeRows() {
        let harness = Harness()
        harness.director.present(books: Books.all)
        #expect(
            harness.rows == [
                "Orlando | Virginia Woolf, lent to Ada until May 17, 2024 | red",
                "Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray",
                "Kindred | Octavia E. Butler | dark gray",
            ],
            .teaching(
                expected: """
                    present(books:) shows a row for each book, in their order: title, detail, and red for what is \
                    overdue on May 20, 2024
                    """,
                happened: harness.scene?.rows == nil ? "display(books:) was never called" : nil,
                why: "the Scene shows each row exactly as it gets it: nobody after the Director adds or mends anything",
                look: Harness.look("present(books:): what becomes of each book on its way to the screen?")))
    }

    @Test("15.2 no books are no rows")
    func emptyShelfIsShown() {
        let harness = Harness()
        harness.showTheList()
        harness.director.present(books: [])
        #expect(
            harness.rows == [],
            .teaching(
                expected: "present(books: []) shows an empty list in place of the rows that were there",
                why: "only an empty list makes the Scene say that there are no books; without one, the old rows stay",
                look: Harness.look("present(books:): what is shown when there are no books?")))
    }

    @Test("15.2 what is overdue follows the clock that was handed in")
    func overdueFollowsTheClock() {
        let clock = Clock()
        let harness = Harness(clock: clock)
        harness.showTheList([Books.lent])
        clock.move(days: 4)
        harness.director.present(books: [Books.lent])
        #expect(
            harness.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | red"],
            .teaching(
                expected: "by the clock of this test, a book that is due on May 23 is red when presented on May 24",
                why: """
                    an app stays open for days, so a time that was read once is wrong tomorrow; and no test can \
                    choose what Date() says
                    """,
                look: Harness.look("where is the time read, how often, and from which clock?")))
    }

    @Test("15.2 on its due date a book is not overdue")
    func theDueDateIsNotOverdue() {
        let clock = Clock()
        let harness = Harness(clock: clock)
        clock.move(days: 3)
        harness.director.present(books: [Books.lent])
        #expect(
            harness.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray"],
            .teaching(
                expected: "at the very time at which a book is due it is not overdue, as Loan.isOverdue(at:) has it",
                why: "a rule that is written twice soon becomes two rules; the book knows when it is overdue",
                look: Harness.look("who decides what overdue means?")))
    }

    @Test("15.2 the Director asks Book what is overdue, and DueDate how a date is written")
    func rulesAreAsked() throws {
        let references = try Self.directorFile().references
        #expect(
            references.contains { $0.name == "isOverdue" },
            .teaching(
                expected: "ShelfListDirector.swift asks isOverdue(at:) which books are overdue",
                happened: "it never does",
                why: "the same rule in two places becomes two rules as soon as somebody changes one of them",
                look: Harness.look("the comparison of due dates: Book has it already")))
        let formats: Set = [
            "DateFormatter", "ISO8601DateFormatter", "formatted", "FormatStyle", "VerbatimFormatStyle", "Calendar",
            "DateComponents",
        ]
        let own = Set(references.map(\.name)).intersection(formats).sorted()
        let asks = references.contains { $0.name == "DueDate" }
        #expect(
            asks && own.isEmpty,
            .teaching(
                expected: "ShelfListDirector.swift gets the text of a due date from DueDate",
                happened: own.isEmpty ? "it never does" : "it uses \(own.joined(separator: ", "))",
                why:
                    "the book's screen asks DueDate; if its format changes, a list with one of its own shows other dates",
                look: Harness.look("where does the text of a date come from?")))
    }
}
