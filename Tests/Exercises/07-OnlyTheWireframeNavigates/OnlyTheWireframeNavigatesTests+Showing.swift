import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise07

/// What the screens show and say where nobody goes anywhere: all of it stays as it was.
extension OnlyTheWireframeNavigatesTests {
    @Test("07.4 each screen that a way leads to shows what it showed")
    func screensShowTheSame() async {
        await Shelf.journey(
            expecting: "a person can open each book, and the sheet for lending", because: Place.why
        ) {
            shelf in
            let screen = shelf.screen
            guard
                Place.list.expect(
                    Seen.bar + ["spinner in systemGray"], shelf.atFirst, when: "while it loads"),
                Place.list.expect(Seen.bar + Seen.rows, on: screen, when: "with three books")
            else { return }
            for (row, lines) in Seen.books.enumerated() {
                try screen.selectRow(row)
                try await screen.wait(until: "row \(row) opens its book", within: patience) {
                    $0.title == "Book"
                }
                guard Place.book.expect(Seen.bookBar + lines, on: screen) else { return }
                guard Place.book.expectLayout(of: try shelf.top()) else { return }
                try screen.goBack()
                guard Place.list.expect(Seen.bar + Seen.rows, on: screen, when: "after a look at a book"),
                    Place.list.expectLayout(of: try shelf.top())
                else { return }
            }
            try await shelf.openLending()
            guard Place.sheet.expect(Seen.sheet, on: screen) else { return }
            Place.sheet.expectLayout(of: try shelf.top())
        }
    }

    @Test("07.4 the list says what it said: that it works, that it is done, and what failed")
    func listSaysTheSame() async {
        let failure = "Your books could not be returned."
        await Shelf.journey(
            expecting: "Return all says whether all books were returned", because: Place.why
        ) { shelf in
            let screen = shelf.screen
            try shelf.breakFile()
            try screen.tap("Return all")
            let work = Seen.bar + Seen.rows + ["spinner in systemGray"]
            guard Place.list.expect(work, on: screen, when: "after a tap on Return all") else { return }
            try await screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert != nil
            }
            let failed = Seen.bar + Seen.rows + Seen.alert("Error", failure)
            guard Place.list.expect(failed, on: screen, when: "after a return that failed") else {
                return
            }
            try screen.tap("OK")
            try shelf.mendFile()
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that it is done", within: patience) {
                $0.alert != nil
            }
            let done =
                Seen.bar + Seen.returnedRows + Seen.alert("Done", "All books are back on the shelf.")
            Place.list.expect(done, on: screen, when: "after all books were returned")
        }
        await Shelf.journey(
            storing: .nothing, expecting: "an empty shelf has a list", because: Place.why
        ) { shelf in
            Place.list.expect(
                Seen.bar + [#"text "No books yet" in label"#], on: shelf.screen, when: "without books")
        }
        await Shelf.journey(
            storing: .rubbish, expecting: "a list that can't be loaded says so", because: Place.why
        ) {
            shelf in
            let failed = Seen.bar + Seen.alert("Error", "Your books could not be loaded.")
            Place.list.expect(failed, on: shelf.screen, when: "when its file can't be read")
        }
    }

    @Test("07.4 each book is lent by itself, by the clock as it is then")
    func everyLoanIsItsOwn() async {
        await Shelf.journey(
            expecting: "a person lends one book today and another one in a week", because: Place.why
        ) {
            shelf in
            let screen = shelf.screen
            try await shelf.openLending()
            try shelf.save(" Cleo ", days: " 1 ")
            try await screen.wait(until: "the book says who has it, from today on", within: patience) {
                $0.title == "Book" && $0.shows("Lent to Cleo until May 21, 2024")
            }
            try screen.goBack()
            shelf.time.pass(days: 7)
            try await shelf.openLentBook()
            guard
                Place.book.expect(
                    Seen.bookBar + Seen.overdueKindred, on: screen, when: "once it is overdue")
            else { return }
            try await shelf.returnBook()
            try await screen.wait(until: "the list no longer says that Ben has it", within: patience) {
                !$0.shows("lent to Ben")
            }
            guard
                Place.list.expect(
                    Seen.bar + Seen.rowsInAWeek, on: screen, when: "a week later, with one book back")
            else { return }
            try await shelf.openLentBook()
            try await shelf.tapLend()
            try shelf.save("Dora", days: "365")
            try await screen.wait(until: "the book says who has it, from that day on", within: patience) {
                $0.title == "Book" && $0.shows("Lent to Dora until May 27, 2025")
            }
        }
    }
}

/// A screen that is held against what it showed before.
enum Place: String {
    case list = "ShelfList"
    case book = "BookDetail"
    case sheet = "ShelfLend"

    static let why = "you change who leads where; the user sees no difference"

    private var name: String {
        switch self {
        case .list: "the list"
        case .book: "a book's screen"
        case .sheet: "the sheet for lending"
        }
    }

    @discardableResult
    func expect(_ expected: [String], on screen: Screen, when moment: String = "when it is opened")
        -> Bool
    {
        expect(expected, screen.inventory, when: moment)
    }

    /// Everything fills the window, also when that is turned, and what stands in a column has room between.
    @discardableResult
    func expectLayout(of controller: UIViewController) -> Bool {
        let view: UIView = controller.view
        let isFilled = view.subviews.allSatisfy {
            $0.frame == view.bounds
                && $0.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
        }
        let columns = view.subviews.compactMap { $0 as? UIStackView }
        let isWide = view.window?.frame == CGRect(x: 0, y: 0, width: 390, height: 844)
        if isFilled, isWide, columns.allSatisfy({ $0.axis == .vertical && $0.spacing == 8 }) {
            return true
        }
        Issue.record(
            .teaching(
                expected:
                    "\(name) fills the window, and what stands in a column is 8 points apart, as it was",
                happened: !isWide
                    ? "the window has another size" : isFilled ? "it stands otherwise" : "it doesn't fill it",
                why: Self.why, look: look("how is it laid out?")))
        return false
    }

    private func look(_ what: String) -> String {
        OnlyTheWireframeNavigatesTests.look(
            rawValue, "View", "Presenter", "Interactor", "WireFrame", for: what)
    }

    @discardableResult
    func expect(_ expected: [String], _ seen: [String], when moment: String) -> Bool {
        if seen == expected { return true }
        let lost = expected.filter { !seen.contains($0) }
        let new = seen.filter { !expected.contains($0) }
        let happened = [
            lost.isEmpty ? nil : "it no longer has " + lost.joined(separator: ", "),
            new.isEmpty ? nil : "it has now " + new.joined(separator: ", "),
        ].compactMap(\.self)
        Issue.record(
            .teaching(
                expected: "\(name), \(moment), shows what it showed before",
                happened: happened.isEmpty
                    ? "what is there stands in another order, or twice: " + seen.joined(separator: ", ")
                    : happened.joined(separator: "; "),
                why: Self.why,
                look: look("what was left out with the old way, or changed beside it?")))
        return false
    }
}

/// What is seen, a line each thing.
private enum Seen {
    static let bar = [#"title "Bookshelf""#, #"bar button "Return all""#]
    static let rows = [
        #"row 0: text "Emma" in systemRed, text "Jane Austen, lent to Ada until May 17, 2024" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler, lent to Ben until May 23, 2024" in label"#,
        #"row 2: text "Orlando" in darkGray, text "Virginia Woolf" in label"#,
    ]
    static let returnedRows = [
        #"row 0: text "Emma" in darkGray, text "Jane Austen" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler" in label"#,
        #"row 2: text "Orlando" in darkGray, text "Virginia Woolf" in label"#,
    ]
    static let rowsInAWeek = [
        #"row 0: text "Emma" in systemRed, text "Jane Austen, lent to Ada until May 17, 2024" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler" in label"#,
        #"row 2: text "Orlando" in systemRed, text "Virginia Woolf, lent to Cleo until May 21, 2024" in label"#,
    ]
    static let bookBar = [#"back button "Bookshelf""#, #"title "Book""#]
    static let books = [
        [
            #"text "Emma" in label"#, #"text "Jane Austen" in label"#,
            #"text "Overdue: lent to Ada until May 17, 2024" in systemRed"#, #"button "Lend", disabled"#,
            #"button "Return""#,
        ],
        [
            #"text "Kindred" in label"#, #"text "Octavia E. Butler" in label"#,
            #"text "Lent to Ben until May 23, 2024" in darkGray"#, #"button "Lend", disabled"#,
            #"button "Return""#,
        ],
        [
            #"text "Orlando" in label"#, #"text "Virginia Woolf" in label"#,
            #"text "On the shelf" in darkGray"#,
            #"button "Lend""#, #"button "Return", disabled"#,
        ],
    ]
    static let overdueKindred = [
        #"text "Kindred" in label"#, #"text "Octavia E. Butler" in label"#,
        #"text "Overdue: lent to Ben until May 23, 2024" in systemRed"#, #"button "Lend", disabled"#,
        #"button "Return""#,
    ]
    static let sheet = [
        #"bar button "Cancel""#, #"title "Lend""#, #"text "Orlando" in label"#,
        #"field "Borrower", empty"#,
        #"field "Days", empty"#, #"button "Save""#,
    ]

    static func alert(_ title: String, _ text: String) -> [String] {
        [#"alert "\#(title)": "\#(text)""#, #"alert button "OK""#]
    }
}
