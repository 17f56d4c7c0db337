import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise06b

/// Checks, with a spy in place of a wireframe, that a tap asks it and moves nothing on the screen.
extension OnlyTheWireframeNavigatesTests {
    @Test("06b.1 a tap on a row asks the list's wireframe for its book")
    func rowAsksForItsBook() async {
        await Shelf.journey(
            expecting: "a tap on a row can be made again and again while nothing opens", because: Self.stays,
            look: Self.row
        ) { shelf in
            let spy = try shelf.spyOnList()
            try shelf.screen.selectRow(2)
            await letPendingWorkRun()
            await Self.expect(
                shelf, spy, heard: ["wireFrame.presentBookDetail(of: \"Orlando\")"], staysOn: "Bookshelf",
                when: "the row of Orlando is tapped", look: Self.row)
        }
    }

    @Test("06b.1 a tap on a row that is gone asks nobody")
    func staleRowAsksNobody() async {
        let isThere = (try? await Shelf())?.table != nil
        guard isJudged(isThere, after: "06b.4", because: "the list shows no books") else { return }
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "a tap on a row that is gone leads nowhere",
                happened: "the app crashes",
                why: "the rows can change between the touch and its end; an index that was right may have no book",
                look: Self.row)
        ) { @MainActor in
            let shelf = try await Shelf()
            guard let table = shelf.table else { return }
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
            await letPendingWorkRun()
        }
    }

    @Test("06b.1 a tap on a row asks nobody once the list has become shorter")
    func rowOfBeforeAsksNobody() async {
        await Shelf.journey(
            expecting: "a list whose file has fewer books by now has fewer rows after Return all", because: Self.stays,
            look: Self.row
        ) { shelf in
            let table = shelf.table
            guard isJudged(table != nil, after: "06b.4", because: "the list shows no books") else { return }
            let spy = try shelf.spyOnList()
            try shelf.keepOneBook()
            try shelf.screen.tap("Return all")
            try await shelf.screen.wait(until: "one row is left", within: patience) { $0.rows.count == 1 }
            if let table { table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0)) }
            await letPendingWorkRun()
            let heard = withExtendedLifetime(spy) { shelf.log.messages }
            ExerciseSupport.expect(
                heard.isEmpty,
                .teaching(
                    expected: "a tap on the third row of a list that has one row by now leads nowhere",
                    happened: "the wireframe heard " + heard.map(Self.words).joined(separator: ", then "),
                    why: "the user would read a book that is no longer on the shelf", look: Self.row))
        }
    }

    @Test("06b.2 Lend on a book's screen asks the book's wireframe")
    func lendAsksForTheSheet() async {
        await Shelf.journey(
            from: .freeBook, expecting: "a book that is on the shelf offers Lend", because: Self.stays, look: Self.lend
        ) { shelf in
            let spy = try shelf.spyOnDetail()
            try shelf.screen.tap("Lend")
            await letPendingWorkRun()
            await Self.expect(
                shelf, spy, heard: ["wireFrame.presentLend(of: \"Orlando\")"], staysOn: "Book",
                when: "Lend is tapped on the screen of Orlando", look: Self.lend)
        }
    }

    @Test("06b.2 a book that was returned asks the book's wireframe to go back, and one that was not doesn't")
    func returnAsksToGoBack() async {
        await Shelf.journey(
            from: .lentBook, expecting: "a return that fails says so, and can be tried again", because: Self.stays,
            look: Self.back
        ) { shelf in
            let spy = try shelf.spyOnDetail()
            try shelf.breakFile()
            for time in ["first", "second"] {
                try shelf.screen.tap("Return")
                try await shelf.screen.wait(until: "a message says that it failed", within: patience) {
                    $0.alert?.message == "The book could not be returned."
                }
                let failed = Seen.bookBar + Seen.books[1] + Seen.alert("Error", "The book could not be returned.")
                guard
                    Self.heardNothing(shelf, when: "when the store could not take the book back", look: Self.back),
                    Place.book.expect(failed, on: shelf.screen, when: "when its return failed for the \(time) time")
                else { return }
                try shelf.screen.tap("OK")
            }
            try shelf.mendFile()
            // Return stays as it is until the book is back, so the user may tap it twice.
            try shelf.screen.doubleTap("Return")
            guard Self.heardNothing(shelf, when: "until the store has answered", look: Self.back)
            else { return }
            _ = await shelf.stored("Kindred", isLent: false)
            await Self.expect(
                shelf, spy, heard: ["wireFrame.goBack()"], staysOn: "Book", when: "Kindred was returned",
                look: Self.back)
        }
    }

    @Test("06b.3 Cancel asks the wireframe for lending to take its sheet away")
    func cancelAsksToDismiss() async {
        await Shelf.journey(
            from: .sheet, expecting: "the sheet for lending has Cancel", because: Self.stays, look: Self.cancel
        ) {
            shelf in
            let spy = try shelf.spyOnLend()
            try shelf.screen.tap("Cancel")
            await letPendingWorkRun()
            await Self.expect(
                shelf, spy, heard: ["wireFrame.dismissLend()"], staysOn: "Lend", when: "Cancel is tapped",
                look: Self.cancel)
        }
    }

    @Test("06b.3 a loan that was stored asks the wireframe to take the sheet away, and one that was not doesn't")
    func loanAsksToDismiss() async {
        await Shelf.journey(
            from: .sheet,
            expecting: "a loan that is refused or fails says so, keeps what was typed, and can be tried again",
            because: Self.stays, look: Self.loan
        ) { shelf in
            let spy = try shelf.spyOnLend()
            try shelf.screen.tap("Save")
            try await shelf.screen.wait(until: "a loan to nobody is refused", within: patience) {
                $0.alert?.message == "Please enter a name."
            }
            try shelf.screen.tap("OK")
            for days in ["", "0", "366"] {
                try shelf.screen.lend(days: days)
                let what = "a loan for \(days.isEmpty ? "no" : days) days is refused"
                try await shelf.screen.wait(until: what, within: patience) {
                    $0.alert?.message == "Please enter a number of days, 1 to 365."
                }
                try shelf.screen.tap("OK")
            }
            try shelf.breakFile()
            try shelf.screen.lend()
            try await shelf.screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert?.message == "The loan could not be saved."
            }
            guard Self.heardNothing(shelf, when: "when the store could not keep the loan", look: Self.loan) else {
                return
            }
            try shelf.screen.tap("OK")
            try await shelf.screen.wait(until: "what was typed is still there", within: patience) {
                try $0.value(of: "Borrower") == "Cleo"
            }
            try shelf.mendFile()
            try shelf.screen.tap("Save")
            guard Self.heardNothing(shelf, when: "until the store has answered", look: Self.loan),
                Self.saveIsDisabled(shelf)
            else { return }
            _ = await shelf.stored("Orlando", isLent: true)
            await Self.expect(
                shelf, spy, heard: ["wireFrame.dismissLend()"], staysOn: "Lend", when: "the loan was stored",
                look: Self.loan)
        }
    }

    // MARK: - Words

    private static let stays = "you change who leads where; what the screens offer and say stays as it was"
    private static let row = look("ShelfList", "View", "Presenter", for: "who hears of the tap, and who is asked?")
    private static let lend = look("BookDetail", "Presenter", "View", for: "what follows from Lend, and who does it?")
    private static let back = look(
        "BookDetail", "Presenter", "View",
        for: "who hears what became of the return, and who tells the user or asks the wireframe?")
    private static let cancel = look("ShelfLend", "View", "Presenter", for: "who hears of Cancel, and who is asked?")
    private static let loan = look(
        "ShelfLend", "Presenter", "Interactor",
        for: "who hears what became of the loan, and who tells the user or asks the wireframe?")

    /// Compares what the spy was asked, and the screen in front, with what they should be.
    private static func expect(
        _ shelf: Shelf, _ spy: Spy, heard expected: [Message], staysOn title: String, when what: String, look: String
    ) async {
        // The store answers in a later turn, which a busy machine may take a while to reach.
        _ = await eventually(within: .seconds(1)) { shelf.log.messages == expected }
        let (heard, seen) = withExtendedLifetime(spy) { (shelf.log.messages, shelf.screen.title ?? "none") }
        if heard == expected, seen == title { return }
        let asked = heard.isEmpty ? "it wasn't asked" : "it heard " + heard.map(words).joined(separator: ", then ")
        let moved =
            heard == expected
            ? ", and something else leads away as well: the screen in front is \(seen)"
            : ", and yet the screen in front is \(seen)"
        let why =
            heard.isEmpty || seen != title
            ? """
            what doesn't go through the wireframe knows the next screen itself: it can't be tested without that \
            screen, and no other screen can take its place
            """ : "the wireframe leads exactly where it is asked to, and as often as it is asked"
        Issue.record(
            .teaching(
                expected: """
                    \(what): the module's wireframe hears \(expected.map(words).joined(separator: ", ")), once, and \
                    nothing else leads anywhere
                    """,
                happened: seen == title ? asked : asked + moved, why: why, look: look))
    }

    /// Reports a wireframe that was asked too early or without need.
    private static func heardNothing(_ shelf: Shelf, when what: String, look: String) -> Bool {
        let heard = shelf.log.messages
        if heard.isEmpty { return true }
        Issue.record(
            .teaching(
                expected: "\(what), the screen stays, and the wireframe is not asked",
                happened: "it heard " + heard.map(words).joined(separator: ", then "),
                why: "when the screen is gone, the user can't read that it failed, or try again",
                look: look))
        return false
    }

    /// Reports that Save can be tapped before the store has answered.
    private static func saveIsDisabled(_ shelf: Shelf) -> Bool {
        if shelf.screen.inventory.contains(#"button "Save", disabled"#) { return true }
        Issue.record(
            .teaching(
                expected: "from the tap on Save to the store's answer, Save is disabled, as it was",
                happened: "it can be tapped", why: "a second tap would lend the book twice",
                look: look("ShelfLend", "Presenter", "View", for: "what is shown while the loan is being stored?")))
        return false
    }

    /// `goBack()`, without the spy's name.
    private static func words(_ message: Message) -> String {
        message.description.replacing("wireFrame.", with: "")
    }
}
