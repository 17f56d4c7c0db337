import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise06b

/// The wireframes themselves, in the running app: each leads where it was asked to, and removes its own screen alone.
extension OnlyTheWireframeNavigatesTests {
    @Test("06b.4 the app leads where it led before, and back")
    func appStillLeads() async {
        await Shelf.journey(
            expecting: "the user can open a book, lend it, and return it, and every way leads on and back",
            because: "you change who leads where; the app does what it did"
        ) { shelf in
            let screen = shelf.screen
            try await shelf.openLending()
            try await shelf.cancel()
            try await shelf.tapLend()
            guard screen.shows("Orlando") else {
                Issue.record(Self.wrongBook)
                return
            }
            try await shelf.lend()
            try await screen.wait(until: "the book says who has it", within: patience) {
                $0.shows("Lent to Cleo until Jun 03, 2024")
            }
            try screen.goBack()
            try await screen.wait(until: "the list says who has it", within: patience) {
                $0.title == "Bookshelf" && $0.shows("lent to Cleo until Jun 03, 2024")
            }
            try await shelf.openLentBook()
            try await shelf.returnBook()
            try await screen.wait(until: "the list no longer says that Ben has it", within: patience) {
                !$0.shows("lent to Ben") && $0.shows("lent to Cleo")
            }
        }
    }

    @Test("06b.4 a screen that lies on a book's screen is not removed with a return")
    func coveringScreenStays() async {
        await Shelf.journey(
            expecting: "another screen can be pushed onto a book's screen while its return is being stored",
            because: "the store answers later, and the user need not wait",
            look: Self.look("BookDetail", "WireFrame", for: "goBack(): which screen does it remove?")
        ) { shelf in
            try await shelf.openLentBook()
            let help = UIViewController()
            help.title = "Help"
            try shelf.screen.tap("Return")
            guard isJudged(shelf.screen.title == "Book", after: "06b.2", because: Place.book.wentTooEarly) else {
                return
            }
            try shelf.top().navigationController?.pushViewController(help, animated: false)
            _ = await shelf.stored("Kindred", isLent: false)
            if shelf.screen.title == "Help" {
                try shelf.screen.goBack()
                // It may have been taken out of the stack below the help page.
                guard shelf.screen.title == "Book" else { return }
                try await shelf.tapLend()
                try await shelf.lend()
                try await shelf.screen.wait(until: "the book that stayed can be lent once more", within: patience) {
                    $0.shows("Lent to Cleo")
                }
                try await shelf.returnBook()
                return
            }
            Issue.record(
                .teaching(
                    expected: "a module removes its own screen, and one that was pushed onto it stays",
                    happened: "the screen on top was removed, whichever it was",
                    why: """
                        the answer comes later, and by then another screen may be on top; the user who reads it \
                        loses it, and the book's screen is still there
                        """,
                    look: Self.look(
                        "BookDetail", "WireFrame", for: "who removes the screen after a return, and which one?")))
        }
    }

    @Test("06b.4 an answer for a sheet that was left takes no other sheet away")
    func lateAnswerLeadsNowhere() async {
        guard await Self.survivesLateAnswers() else { return }
        await Shelf.journey(
            expecting: "a sheet can be left while its loan is being stored, and another one opened",
            because: "the store answers later, and the user need not wait",
            look: Self.look("ShelfLend", "WireFrame", for: "dismissLend(): which sheet does it take away?")
        ) { shelf in
            try await shelf.openLending()
            try shelf.screen.lend()
            guard isJudged(shelf.screen.title == "Lend", after: "06b.3", because: Place.sheet.wentTooEarly) else {
                return
            }
            try shelf.screen.tap("Cancel")
            try shelf.screen.tap("Lend")
            _ = await shelf.stored("Orlando", isLent: true)
            if shelf.screen.title == "Lend" { return }
            Issue.record(
                .teaching(
                    expected: "a sheet that was opened stays until its own loan is stored or its own Cancel is tapped",
                    happened: "it was taken away by the answer to a sheet that had been left",
                    why: "what the user types there is gone, for no visible reason",
                    look: Self.look(
                        "ShelfLend", "WireFrame", for: "dismissLend(): which sheet does it take away, and through whom?"
                    )))
        }
    }

    @Test("06b.4 leaving a screen frees every actor of its module")
    func leavingFreesTheModule() async {
        var left = Released()
        await Shelf.journey(
            expecting: "the user can open a book, go on to lending, and come back",
            because: "leaving every screen is how the suite sees what stays behind"
        ) { shelf in
            try await shelf.openLending()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try await shelf.cancel()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try shelf.screen.goBack()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            shelf.window.rootViewController = UIViewController()
            _ = await eventually { left.stillAlive.isEmpty }
        }
        if left.stillAlive.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "every actor of a module is freed when the user leaves its screen",
                happened: left.remainder,
                why: "each visit to a screen leaves them behind, and memory grows",
                look: Self.way(
                    by: Self.modules.filter { module in left.stillAlive.contains { $0.hasPrefix(module) } },
                    for: "which reference to a view, or which stored closure, owns what it should not?")))
    }

    // MARK: - Words

    private static var wrongBook: Comment {
        .teaching(
            expected: "the sheet for lending names the book whose screen it was opened from",
            happened: "it doesn't name Orlando",
            why: "the loan would be stored for another book",
            look: look("BookDetail", "Presenter", "WireFrame", for: "which book is passed along?"))
    }
}
