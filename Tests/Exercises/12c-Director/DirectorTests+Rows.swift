import ExerciseSupport
import SourceModel
import Testing

@testable import Exercise12c

extension DirectorTests {
    @Test("12c.2 books become rows, in their order")
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
                why:
                    "the Scene shows each row exactly as it gets it: nothing after the Director adds or fixes anything",
                look: Harness.look("present(books:): what becomes of each book on its way to the screen?")))
    }

    @Test("12c.2 no books are no rows")
    func emptyShelfIsShown() {
        let harness = Harness()
        harness.showTheList()
        let isShown = harness.showsRows(of: [])
        #expect(
            harness.rows == [],
            .teaching(
                expected: "present(books: []) shows an empty list in place of the rows that were there",
                happened: isShown ? nil : Self.silence,
                why: "only an empty list makes the Scene say that there are no books; without one, the old rows stay",
                look: Harness.look(
                    isShown ? "present(books:): what is shown when there are no books?" : Self.whenSilent)))
    }

    @Test("12c.2 what is overdue follows the clock that was handed in")
    func overdueFollowsTheClock() {
        let clock = TestClock()
        let harness = Harness(clock: clock)
        harness.showTheList([Books.lent])
        clock.move(days: 4)
        let isShown = harness.showsRows(of: [Books.lent])
        #expect(
            harness.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | red"],
            .teaching(
                expected: "by the clock of this test, a book that is due on May 23 is red when presented on May 24",
                happened: isShown ? nil : Self.silence,
                why: isShown
                    ? """
                    an app stays open for days, so a time that was read once is wrong tomorrow; and no test can \
                    choose what Date() says
                    """ : "the same books have other rows tomorrow, so they are shown whenever they are presented",
                look: Harness.look(
                    isShown ? "where is the time read, how often, and from which clock?" : Self.whenSilent)))
    }

    @Test("12c.2 on its due date a book is not overdue")
    func theDueDateIsNotOverdue() {
        let clock = TestClock()
        let harness = Harness(clock: clock)
        clock.move(days: 3)
        let isShown = harness.showsRows(of: [Books.lent])
        #expect(
            harness.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray"],
            .teaching(
                expected: "at the very time at which a book is due it is not overdue, as Loan.isOverdue(at:) has it",
                happened: isShown ? nil : Self.silence,
                why: isShown
                    ? "a rule that is written twice soon becomes two rules; the book knows when it is overdue"
                    : "the Scene shows only the rows that its Director tells it to show",
                look: Harness.look(isShown ? "who decides what overdue means?" : Self.whenSilent)))
    }

    /// What happened, and what to look for, when books were presented and no rows shown.
    private static let silence = "present(books:) showed nothing"
    private static let whenSilent = "present(books:): on what does it depend whether rows are shown?"

    @Test("12c.2 the Director asks isOverdue(at:) which books are overdue, and DueDate how a date is written")
    func rulesAreAsked() throws {
        let use = DateUse(in: try Self.directorFile())
        guard
            expect(
                use.asksForTheText && use.format == nil,
                .teaching(
                    expected: "ShelfListDirector.swift gets the text of a due date from DueDate, and writes no dates",
                    happened: use.format.map { "it uses \($0.name)" } ?? "it never asks DueDate",
                    why: """
                        the book's screen asks DueDate; if that format changes, a list with its own format shows other \
                        dates
                        """,
                    look: Self.look(at: use.format, "where does the text of a date come from?")))
        else { return }
        expect(
            use.asksWhatIsOverdue && use.comparison == nil,
            .teaching(
                expected: "ShelfListDirector.swift asks isOverdue(at:) which books are overdue, and compares no dates",
                happened: use.comparison == nil ? "it never asks" : "it compares dates itself",
                why: "the same rule in two places becomes two rules as soon as one of them changes",
                look: Self.look(at: use.comparison, "the comparison of due dates: Book has it already")))
    }

    private static func look(at use: Reference?, _ what: String) -> String {
        use.map { exercise.look(at: [$0.location.place], for: what) } ?? Harness.look(what)
    }
}
