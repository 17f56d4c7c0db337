import ExerciseSupport
import Testing

@testable import Exercise10a

/// The exercise whose answer is tested.
let exercise = Exercise("10a")

@Suite("Exercise 10a, rows of many kinds", .exercise("10a"))
struct RowsOfManyKindsTests {
    // MARK: - Groups

    @Test("10a.1 every book is under its heading: overdue, lent, at home")
    func booksAreGrouped() {
        Self.expectRows(
            Shelf(),
            rows: [
                ["Overdue"], Books.rowOfOrlando, Books.rowOfMiddlemarch, ["Lent"], Books.rowOfEmma,
                ["At home"],
                Books.rowOfKindred, Books.rowOfCities,
            ],
            because:
                "people who open the list want to see what is overdue, without reading every row for it",
            look: Self.look("UseCase", "in which order does the presenter hear of books, and what comes between them?"))
    }

    @Test("10a.1 in its group a book stands where it was stored")
    func storedOrderIsKept() {
        let books = [Books.middlemarch, Books.cities, Books.orlando, Books.kindred, Books.emma]
        let shelf = Shelf(books)
        for isChanged in [false, true] where shelf.isRight {
            if isChanged { shelf.manager.becomes(books) }
            Self.expectRows(
                shelf,
                rows: [
                    ["Overdue"], Books.rowOfMiddlemarch, Books.rowOfOrlando, ["Lent"], Books.rowOfEmma,
                    ["At home"],
                    Books.rowOfCities, Books.rowOfKindred,
                ], afterAChange: isChanged,
                because: "the order in which books are stored doesn't depend on their groups",
                look: Self.look("UseCase", "how does a book get into its group?"))
        }
    }

    @Test("10a.1 a book that is due at this very moment is lent, and not overdue")
    func theDueMomentIsNotOverdue() {
        var book = Books.emma
        book.loan?.due = TestClock.noon
        Self.expectRows(
            Shelf([book]),
            rows: [
                ["Overdue"], ["No book is overdue."], ["Lent"],
                ["Emma", "Jane Austen, lent to Ben until May 20, 2024"], ["At home"],
                ["No book is at home."],
            ],
            because: "`Book` has the rule; a copy of it will differ from it sooner or later",
            look: Self.look("UseCase", "which type decides what is overdue?"))
    }

    @Test("10a.1 a book becomes overdue as the clock goes on")
    func theClockDecides() {
        let shelf = Shelf([Books.emma])
        shelf.clock.move(days: 4)
        shelf.manager.becomes([Books.emma])
        Self.expectRows(
            shelf,
            rows: [
                ["Overdue"], Books.rowOfEmma, ["Lent"], ["No book is lent."], ["At home"],
                ["No book is at home."],
            ], afterAChange: true,
            because:
                "an app may have been open since yesterday, so a time that was read once may be old",
            look: Self.look("UseCase", "when is now() called, and how often?"))
        expect(
            shelf.screen.rows.first { $0.labels.first?.text == "Emma" }?.color(of: "Emma") == .systemRed,
            .teaching(
                expected: "the title of an overdue book is red",
                happened: "the title Emma isn't, though its row is under Overdue",
                why:
                    "group and color come from the same rule at the same moment, so they can't contradict each other",
                look: Self.look("UseCase", "what does the presenter hear about an overdue book?")))
    }

    @Test("10a.1 a book whose time runs out while the list is made is in one group, and red just there")
    func theClockGoesOnMeanwhile() {
        for reading in 0..<12 {
            let clock = TestClock()
            var books = [Books.orlando, Books.emma, Books.kindred]
            books[1].loan?.due = clock.now.addingTimeInterval(Double(reading) + 0.5)
            clock.secondsPerReading = 1
            let shelf = Shelf(books, clock: clock)
            let (headings, isRed) = (shelf.headings(above: "Emma"), shelf.redTitles.contains("Emma"))
            let place = headings.isEmpty ? "no heading" : headings.joined(separator: " and ")
            shelf.expect(
                headings == [isRed ? "Overdue" : "Lent"],
                .teaching(
                    expected:
                        "a book that becomes overdue just now is under one heading, and red if that is \"Overdue\"",
                    happened: "it is under \(place)" + (headings.isEmpty ? "" : ", and \(isRed ? "red" : "not red")"),
                    screen: shelf.screen.render(),
                    why: headings.isEmpty
                        ? "a clock that is read for each group gives several moments, and a book may end up in no group"
                        : "the rule may say different things at two moments, but group, color and number belong together",
                    look: Self.look("UseCase", "how often is now() called for one list?")))
            guard shelf.isRight else { return }
        }
    }

    @Test("10a.1 the title of a book is red where the book is overdue, and nowhere else")
    func redIsOverdue() {
        let shelf = Shelf()
        let books = Set(Books.all.map(\.title))
        let red = shelf.screen.rows.compactMap(\.labels.first).filter { $0.color == .systemRed }.map(\.text)
        let found = Set(red).intersection(books)
        expect(
            found == [Books.orlando.title, Books.middlemarch.title],
            .teaching(
                expected: "two of five books are overdue; their titles are red, and no others",
                happened: found.isEmpty ? "none is red" : "these are red: \(found.sorted().joined(separator: ", "))",
                why: "red is for books that someone has to ask for, and the others need no one's attention",
                look: Self.look(
                    ["Presenter", "UseCase"],
                    "what does a row know of a book that is lent or at home, and which color follows?"
                )
            ))
    }

    @Test("10a.1 books that are lent and returned change their groups at once")
    func changesAreGrouped() throws {
        let shelf = Shelf([Books.orlando, Books.kindred])
        var lent = Books.kindred
        lent.loan = Loan(borrower: "Ben", due: TestClock.daysFromNoon(3))
        shelf.manager.becomes([Books.orlando.returned, lent])
        Self.expectRows(
            shelf,
            rows: [
                ["Overdue"], ["No book is overdue."],
                ["Lent"], ["Kindred", "Octavia E. Butler, lent to Ben until May 23, 2024"],
                ["At home"], ["Orlando", "Virginia Woolf"],
            ], afterAChange: true,
            because: "a list that was right when it was opened is wrong after the first loan",
            look: Self.look("UseCase", "what does the presenter hear when books have changed, and is anything missing?")
        )
    }

    // MARK: - Messages

    /// Compares the rows above the footer, which has tests of its own.
    ///
    /// Frequent mistakes have their own reasons.
    static func expectRows(
        _ shelf: Shelf, rows: [[String]], after step: String? = nil, afterAChange: Bool = false, because why: String,
        look: String
    ) {
        let footer = shelf.rows.last.flatMap { Kind(of: $0) == .footer ? [$0] : nil } ?? []
        let expected = rows + footer
        let fault = RowsFault(of: shelf.rows, expected: expected, afterAChange: afterAChange)
        shelf.expect(
            expected, after: step, because: fault?.why ?? why,
            look: fault.map { Self.look($0.parts, $0.question) } ?? look)
    }

    /// A file of the list, and what to look for in it.
    static func look(_ part: String, _ question: String) -> String { look([part], question) }

    /// Files of the list, the likeliest first, and what to look for in them.
    static func look(_ parts: [String], _ question: String) -> String {
        exercise.look(in: parts.map { "Shelf/List/ShelfList\($0)" }, for: question)
    }
}
