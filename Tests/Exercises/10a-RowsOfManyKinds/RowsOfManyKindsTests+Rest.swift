import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise10a

/// Checks that the list does what it did before, apart from its rows.
extension RowsOfManyKindsTests {
    @Test("10a.7 the list has its title, and says that it loads until it has heard what becomes of its books")
    func loadingIsShown() {
        let why = "a list that is empty for a moment, or loads forever, looks as if something were wrong"
        let look = Self.look(
            ["Presenter", "ViewController"], "what does the view hear when loading starts, and when it ends?")
        for (what, books, fails) in [
            ("the books have come", Books.all, false), ("there are no books", [], false),
            ("the books can't be loaded", Books.all, true),
        ] {
            let shelf = Shelf(books, fails: fails, answers: false)
            shelf.expect(
                shelf.showsTheList && shelf.screen.isLoading,
                "a list that was just opened has the title \"Bookshelf\", and says that it loads", because: why,
                look: look)
            shelf.expect(
                shelf.manager.lookups == 1, "a list that is opened asks for its books once",
                because: "each request is answered, and each answer rebuilds the list", look: look)
            shelf.manager.answerAll()
            shelf.expect(
                !shelf.screen.isLoading, "when \(what), the list no longer says that it loads", because: why,
                look: look)
            guard shelf.isRight else { return }
        }
    }

    @Test("10a.7 Return all waits for its answer, says what came of it, and can be asked for again")
    func returnAllIsAnswered() {
        let why = "a person who tapped \"Return all\" waits for one answer, and may need another return later"
        let look = Self.look(
            ["Presenter", "ViewController"], "what does the view show for each message about a return?")
        for (fails, title, message) in [
            (false, "Done", "All books are back on the shelf."),
            (true, "Error", "Your books could not be returned."),
        ] {
            let shelf = Shelf()
            let rows = shelf.rows
            shelf.manager.fails = fails
            shelf.journey(expecting: "a person returns all books, and may do it again", because: why, look: look) {
                try shelf.screen.doubleTap("Return all")
                shelf.expect(
                    shelf.screen.inventory.contains("bar button \"Return all\", disabled"),
                    "until a return is answered, \"Return all\" can't be tapped", because: why, look: look)
                shelf.manager.answerAll()
                shelf.expect(
                    shelf.screen.alert?.title == title && shelf.screen.alert?.message == message,
                    "a return that \(fails ? "failed" : "was done") says \"\(title)\" and \"\(message)\"",
                    because: why, look: look)
                try shelf.screen.tap("OK")
                shelf.expect(
                    !fails || shelf.rows == rows, "after a return that failed, the rows say what they said",
                    because: why, look: Self.look("UseCase", "eventReturnAll(): what is told when it fails?"))
                try shelf.screen.tap("Return all")
                shelf.manager.answerAll()
                shelf.expect(
                    shelf.manager.returns == 2,
                    "two taps with no time between, and one after the answer, ask for two returns", because: why,
                    look: Self.look("Presenter", "eventReturnAll(): which taps does isReturning ignore?"))
            }
            guard shelf.isRight else { return }
        }
    }

    @Test("10a.7 a row that was tapped is not marked when the list is seen again")
    func tapLeavesNoMark() {
        let why = "a row that stays marked looks as if its book were still open"
        let look = Self.look("Adapter", "didSelectRowAt: what happens to the selection?")
        for shelf in [Shelf(), Shelf([]), Shelf(fails: true)] {
            shelf.journey(expecting: "a row is tapped, and the list is seen again", because: why, look: look) {
                for row in shelf.screen.rows where shelf.isRight {
                    try? shelf.screen.selectRow(row.index)
                    shelf.manager.answerAll()
                    if !shelf.showsTheList { try shelf.screen.goBack() }
                    let cells = shelf.table?.visibleCells ?? []
                    let marked = cells.contains { $0.isSelected && $0.selectionStyle != .none }
                    shelf.expect(
                        !marked,
                        "the row \(Shelf.words(row.labels.map(\.text))) was tapped, and is not marked afterward",
                        because: why, look: look)
                }
            }
        }
    }

    @Test("10a.7 table and loader fill the screen")
    func viewsFillTheScreen() {
        let shelf = Shelf(answers: false)
        guard isJudged(shelf.list != nil, after: "10a.1", because: "the list isn't on the screen"),
            let view = shelf.list?.view
        else { return }
        for (name, part) in [
            ("table", view.subviews.first { $0 is UITableView }),
            ("loader", view.subviews.first { $0 is UIActivityIndicatorView }),
        ] {
            // A part that isn't directly in the view has been placed elsewhere on purpose.
            guard let part else { continue }
            let fills = part.frame == view.bounds
            expect(
                part.fillsSuperview,
                .teaching(
                    expected: "the \(name) is as large as the screen, and stays so when the screen is turned",
                    happened: fills ? "it does not grow" : "it has another size",
                    why: "on a phone, a view without a size is invisible, and one that doesn't grow is too small later",
                    look: Self.look("ViewController", "viewDidLoad(): what size do the subviews get, and do they grow?")
                ))
        }
    }

    @Test("10a.7 a list that is left is freed, and answers that come later do nothing")
    func leavingFreesTheStack() {
        for fails in [false, true] {
            var stack = Released()
            let manager: BookManagerSpy
            do {
                let shelf = Shelf(answers: false)
                manager = shelf.manager
                try? shelf.screen.tap("Return all")
                if let list = shelf.list { stack.watchActors(from: list, except: ["BookManagerSpy"]) }
            }
            guard stack.stillAlive.isEmpty else {
                Issue.record(Self.whoIsHeld(stack))
                return
            }
            manager.fails = fails
            manager.becomes([Books.emma])
            manager.answerAll()
        }
    }

    private static func whoIsHeld(_ stack: Released) -> Comment {
        let isHeldByAClosure = stack.stillAlive == ["ShelfListUseCase"]
        let holder = stack.stillAlive.contains("ShelfListViewController") ? "Presenter" : "UseCase"
        return .teaching(
            expected: """
                a list that is left while it loads and while books are returned takes its presenter, use case and \
                router with it
                """,
            happened: stack.remainder,
            why: isHeldByAClosure
                ? "no one waits for the answer to a list that was left, so a closure that waits for it must not hold the use case"
                : "an output refers back to the owner, and a strong reference back makes a cycle that is never freed",
            look: look(
                holder,
                isHeldByAClosure ? "what do the closures capture?" : "the property output: which object owns which?"))
    }
}
