import ExerciseSupport
import Foundation

@testable import Exercise10a

/// A list on its way through random changes, with the texts that it has to show.
final class Walk {
    let shelf: Shelf
    /// The last step.
    private(set) var lastStep = "the list was opened"
    /// What the list has to say, as of the last time that it heard of books.
    private(set) var expected: [[String]]
    /// Where the last step tapped, if it did; and which book was to be opened, and whether just that happened.
    private(set) var tap: (text: String, book: String?, isRight: Bool)?

    private var books: [Book] { shelf.manager.books }
    private var nextID = 10
    private var dice: Dice

    init(_ number: Int) {
        dice = Dice(seed: number)
        let fails = number.isMultiple(of: 2)
        shelf = Shelf(fails: fails)
        expected = [["Your books could not be loaded."]]
        shelf.manager.fails = false
        if !fails { listHasHeard() }
    }

    /// The next thing happens.
    func step() {
        tap = nil
        switch dice.roll(8) {
        case 0, 1: lendOrReturn()
        case 2:
            become(
                books + [Book(id: nextID, title: "Volume \(nextID)", author: "Anonymous")],
                books.count < 6 ? "a book was added" : "the books were told anew")
        case 3: become(Array(books.dropFirst()), "the first book was taken away")
        case 4: become(books.reversed(), "the books were stored the other way round")
        case 5:
            shelf.clock.move(days: Double(dice.roll(3)) + 0.5)
            become(books, "the clock had gone on, and books were told anew")
        case 6: returnAll()
        default: tapARow()
        }
    }

    // MARK: - What happens

    private func become(_ changed: [Book], _ step: String) {
        nextID += 1
        shelf.manager.becomes(Array(changed.prefix(6)))
        lastStep = step
        listHasHeard()
    }

    private func lendOrReturn() {
        guard !books.isEmpty else { return become(Books.all, "five books came to an empty shelf") }
        var changed = books
        let index = dice.roll(changed.count)
        let due = shelf.clock.now.addingTimeInterval(Double(dice.roll(5) - 2) * 86_400)
        let isLent = changed[index].loan != nil
        changed[index].loan = isLent ? nil : Loan(borrower: "Ada", due: due)
        become(changed, "\"\(changed[index].title)\" was \(isLent ? "returned" : "lent")")
    }

    private func returnAll() {
        shelf.manager.fails = dice.roll(2) == 0
        try? shelf.screen.tap("Return all")
        shelf.manager.answerAll()
        try? shelf.screen.tap("OK")
        lastStep = shelf.manager.fails ? "a return of all books had failed" : "all books were returned"
        if !shelf.manager.fails { listHasHeard() }
        shelf.manager.fails = false
    }

    private func tapARow() {
        let row = dice.roll(expected.count)
        let text = expected[row].first ?? ""
        let book = Kind(of: expected[row]) == .book ? text : nil
        let title = shelf.screen.title
        try? shelf.screen.selectRow(row)
        shelf.manager.answerAll()
        let isOpen = shelf.screen.title == "Book"
        tap = (text, book, book.map { isOpen && shelf.screen.shows($0) } ?? (shelf.screen.title == title))
        if shelf.screen.title != title { try? shelf.screen.goBack() }
        lastStep = "row \(row + 1), \"\(text)\", was tapped"
    }

    // MARK: - What the list has to say

    private func listHasHeard() {
        let now = shelf.clock.now
        guard !books.isEmpty else {
            expected = [["No books yet"]]
            return
        }
        let groups = [
            ("Overdue", "overdue", books.filter { $0.isOverdue(at: now) }),
            ("Lent", "lent", books.filter { $0.loan != nil && !$0.isOverdue(at: now) }),
            ("At home", "at home", books.filter { $0.loan == nil }),
        ]
        expected = groups.flatMap { heading, place, books in
            [[heading]] + (books.isEmpty ? [["No book is \(place)."]] : books.map(Self.row))
        }
        let counts = groups.map { "\($0.2.count) \($0.1)" }.joined(separator: ", ")
        expected.append(["\(books.count) \(books.count == 1 ? "book" : "books"): \(counts)"])
    }

    private static func row(of book: Book) -> [String] {
        guard let loan = book.loan else { return [book.title, book.author] }
        return [book.title, "\(book.author), lent to \(loan.borrower) until \(DueDate.text(loan.due))"]
    }
}
