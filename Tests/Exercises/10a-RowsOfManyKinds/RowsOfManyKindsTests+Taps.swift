import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise10a

extension RowsOfManyKindsTests {
    @Test("10a.4 a tap on a book opens that book, also after the books have changed")
    func tapOpensTheBook() {
        Self.expectTap(on: "Emma", in: Shelf(), opens: true)
        Self.expectTap(on: "Invisible Cities", in: Shelf(), opens: true)
        let changed = Shelf()
        changed.manager.becomes([Books.kindred, Books.orlando])
        Self.expectTap(on: "Kindred", in: changed, opens: true)
    }

    @Test("10a.4 a tap on a heading, a message, an error or the footer leads nowhere")
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

    @Test("10a.4 a tap leads nowhere when its row has gone before the finger is lifted")
    func staleTap() throws {
        let shelf = Shelf()
        let finger = try shelf.screen.press(row: 4)
        shelf.manager.becomes([])
        finger.lift()
        expect(
            shelf.showsTheList,
            .teaching(
                expected: "the list stays when the row under the finger is gone",
                happened: "the screen shows \"\(shelf.screen.title ?? "")\"", screen: shelf.screen.render(),
                why: "an index counts the rows from before, and there may be fewer now",
                look: Self.look("Presenter", "what happens to an index without a row?")))
    }

    private static func expectTap(on text: String, in shelf: Shelf, opens: Bool) {
        guard let row = shelf.screen.rows.first(where: { $0.labels.first?.text == text }) else {
            // Another check covers a message, an error or a footer without a row.
            if Kind(of: [text]).map({ [.message, .error, .footer].contains($0) }) ?? false { return }
            expect(
                false,
                .teaching(
                    expected: "there is a row that says \"\(text)\", to be tapped", happened: "there is none",
                    screen: shelf.screen.render(), why: "what can't be seen can't be tapped",
                    look: look("Presenter", "does each message become a row?")))
            return
        }
        // A row that can't be selected leads nowhere as well.
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
                    ? "an index counts rows, and some are headings: the third row isn't the third book"
                    : "only a book has a screen of its own",
                look: look("Presenter", "how does a tap turn its index into a book, and which rows have one?")))
    }
}
