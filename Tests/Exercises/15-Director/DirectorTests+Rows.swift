import ExerciseSupport
import Testing

@testable import Exercise15

extension DirectorTests {
    @Test("15.2 books become rows, in their order")
    func booksBecomeRows() {
        let bench = Bench()
        bench.director.present(books: Books.all)
        #expect(
            bench.rows == [
                "Orlando | Virginia Woolf, lent to Ada until May 17, 2024 | red",
                "Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray",
                "Kindred | Octavia E. Butler | dark gray",
            ],
            .teaching(
                expected: """
                    present(books:) shows a row for each book, in their order: title, detail, and red for what is \
                    overdue on May 20, 2024
                    """,
                happened: bench.scene?.rows == nil ? "display(books:) was never called" : nil,
                why: "the Scene shows rows as they are: whatever is not text or a color here is so nowhere",
                look: Bench.look("present(books:): what becomes of a book on its way to the screen?")))
    }

    @Test("15.2 no books are no rows")
    func emptyShelfIsShown() {
        let bench = Bench()
        bench.showTheList()
        bench.director.present(books: [])
        #expect(
            bench.rows == [],
            .teaching(
                expected: "present(books: []) shows an empty list in place of the rows that were there",
                why: "the Scene says that there are no books yet, but only when it is told so; else the old rows stay",
                look: Bench.look("present(books:): is there a way through it that shows nothing?")))
    }

    @Test("15.2 what is overdue follows the clock that was handed in")
    func overdueFollowsTheClock() {
        let clock = Clock()
        let bench = Bench(clock: clock)
        bench.showTheList([Books.lent])
        clock.move(days: 4)
        bench.director.present(books: [Books.lent])
        #expect(
            bench.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | red"],
            .teaching(
                expected: "by the clock of this test, a book that is due on May 23 is red when presented on May 24",
                why: """
                    an app stays open for days; a time that was read once is wrong tomorrow, and Date() is a time \
                    that no test can choose
                    """,
                look: Bench.look("where is the time read, how often, and from whom?")))
    }

    @Test("15.2 on its due date a book is not overdue")
    func theDueDateIsNotOverdue() {
        let clock = Clock()
        let bench = Bench(clock: clock)
        clock.move(days: 3)
        bench.director.present(books: [Books.lent])
        #expect(
            bench.rows == ["Emma | Jane Austen, lent to Ben until May 23, 2024 | dark gray"],
            .teaching(
                expected: "at the very time at which a book is due it is not overdue, as Loan.isOverdue(at:) has it",
                why: "a rule that is written twice is soon two rules; the book knows when it is overdue",
                look: Bench.look("who decides what overdue means?")))
    }
}
