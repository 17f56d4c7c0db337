import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01a

extension NameTheConcernsTests {
    private static let rows = [
        ["Orlando", "Virginia Woolf, lent to Ada until May 17, 2024"],
        ["Persuasion", "Jane Austen, lent to Eve until May 20, 2024"],
        ["Emma", "Jane Austen, lent to Ben until May 23, 2024"], ["Kindred", "Octavia E. Butler"],
    ]
    private static let moment = "a rule that moves must not change its meaning on the way"

    @Test("01a.4 the screens say who is late, as before")
    func theScreensSaySo() async {
        // With another rule both screens say something else, and neither is to blame.
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.moment) { shelf in
            // Nothing has had time to answer yet.
            try shelf.seeNow("the list loads its books, and doesn't say that there are none") {
                $0.isLoading && !$0.shows("No books yet")
            }
            try await shelf.wait(until: "the list shows its books as before", in: .list) {
                $0.title == "Bookshelf" && !$0.isLoading && !$0.shows("No books yet")
                    && $0.rows.map { $0.labels.map(\.text) } == Self.rows
            }
            try await shelf.seeRed(
                ["Orlando"], when: "on the day on which the app begins", because: Self.moment, look: Shelf.lookAtTheRow)
            for (row, book, status) in [
                (0, ["Orlando", "Virginia Woolf"], "Overdue: lent to Ada until May 17, 2024"),
                (1, ["Persuasion", "Jane Austen"], "Lent to Eve until May 20, 2024"),
                (2, ["Emma", "Jane Austen"], "Lent to Ben until May 23, 2024"),
                (3, ["Kindred", "Octavia E. Butler"], "On the shelf"),
            ] {
                try shelf.screen.selectRow(row)
                try await shelf.wait(until: "the book says \"\(status)\"", in: .book) {
                    $0.title == "Book" && $0.text.contains(status)
                }
                try await shelf.wait(until: "it says which book it is", in: .book) { book.allSatisfy($0.text.contains) }
                try shelf.seeStatus(status, isRed: status.hasPrefix("Overdue"))
                try shelf.seeLines(book + [status, "Lend"])
                try? shelf.screen.tap("Lend")
                try await shelf.wait(until: "a book on the shelf can be lent, and no other one", in: .book) {
                    ($0.title == "Lend") == (row == 3)
                }
                while shelf.screen.title != "Bookshelf" { try shelf.screen.goBack() }
                try await shelf.wait(until: "back in the list, no row is marked", in: .list) {
                    !$0.inventory.contains { $0.contains(", selected") }
                }
            }
            try await shelf.lendTheLast(sayingInTheBook: "Lent to Cleo until Jun 03, 2024")
            let lent = ["Kindred", "Octavia E. Butler, lent to Cleo until Jun 03, 2024"]
            try await shelf.wait(until: "the list says who has it, and the other rows are as they were", in: .list) {
                $0.rows.map { $0.labels.map(\.text) } == Self.rows.dropLast() + [lent]
            }
        }
    }

    @Test("01a.4 a book that is back is no longer red")
    func redIsTakenBack() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.moment) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            try shelf.screen.tap("Return all")
            try shelf.seeNow("the list's loader turns while the books are returned") { $0.isLoading }
            try await shelf.wait(until: "a message says that all are back", in: .list) {
                $0.alert == .init(title: "Done", message: "All books are back on the shelf.", buttons: ["OK"])
            }
            try shelf.screen.tap("OK")
            try await shelf.wait(until: "the list has its books in their order, and none is lent", in: .list) {
                $0.rows.map(\.text) == Self.rows.map { "\($0[0]) \($0[1].prefix { $0 != "," })" } && !$0.isLoading
            }
            try await shelf.wait(until: "the file says so as well", in: .list) { _ in
                shelf.stored == ["Orlando", "Persuasion", "Emma", "Kindred"]
            }
            try shelf.screen.tap("Return all")
            try await shelf.wait(until: "a second return shows the same message, with one button", in: .list) {
                $0.alert == .init(title: "Done", message: "All books are back on the shelf.", buttons: ["OK"])
            }
            try shelf.screen.tap("OK")
            try await shelf.seeRed(
                [], when: "after \"Return all\"",
                because: "a table reuses its cells, so a red one stays red until it gets another color",
                look: "where a row that is not overdue gets its color")
        }
    }

    @Test("01a.4 the screens ask what time it is whenever they show a loan")
    func theScreensAskTheClockEachTime() async {
        if Self.complaintAboutTheRule != nil { return }
        let why = "the app may be open for days, and a loan becomes overdue while it is"
        await Shelf.journey(because: why) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            shelf.clock.move(days: 1)
            shelf.drawRowsAnew()
            try await shelf.seeRed(
                ["Orlando", "Persuasion"], andPerhaps: true,
                when: "on the next day, when the table asks for its rows again", because: why,
                look: "where a row's `now` comes from: is the clock asked for each row, or was it read before?")
            try await shelf.lendTheLast(sayingInTheBook: "Overdue: lent to Cleo until Jun 04", after: 20, in: .book)
            try shelf.screen.selectRow(1)
            try await shelf.wait(until: "that book says that it is overdue", in: .either) {
                $0.shows("Overdue: lent to Eve until May 20, 2024")
            }
        }
    }

    @Test("01a.4 a shelf without books and one that can't be read are told as before")
    func theListTellsWhatItTold() async {
        let why = "the list does all of this as well, and moving a rule touches none of it"
        await Shelf.journey(on: .noBooks, because: why) { shelf in
            try await shelf.wait(until: "the list says that there are no books", in: .list) {
                $0.shows("No books yet") && !$0.isLoading
            }
        }
        // Twice, because an alert that is kept for the next time has two buttons then, or is not there.
        for _ in 0..<2 {
            await Shelf.journey(on: .nonsense, because: why) { shelf in
                try await shelf.wait(until: "a message says that the books could not be loaded", in: .list) {
                    $0.alert == .init(title: "Error", message: "Your books could not be loaded.", buttons: ["OK"])
                }
                try shelf.screen.tap("OK")
                try shelf.screen.tap("Return all")
                try await shelf.wait(until: "a message says that nothing was returned", in: .list) {
                    $0.alert == .init(title: "Error", message: "Your books could not be returned.", buttons: ["OK"])
                }
                try shelf.screen.tap("OK")
                try await shelf.wait(until: "the list has no loader", in: .list) { !$0.isLoading }
            }
        }
    }

    @Test("01a.4 a book's screen that was left is gone, and a loan that is stored by then is shown")
    func leftScreensAreGone() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: "the loan is stored, whichever screen is in front") { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            try shelf.screen.selectRow(3)
            var left = Released()
            for case let book as BookDetailViewController in shelf.screen.viewControllers {
                left.watch(book, as: "BookDetailViewController")
            }
            try shelf.screen.tap("Lend")
            try shelf.screen.lend()
            while shelf.screen.title != "Bookshelf" { try shelf.screen.goBack() }
            let until = "the list says who has the book, although the user left both screens before it was stored"
            try await shelf.wait(until: until, in: .either) { $0.shows("lent to Cleo until Jun 03, 2024") }
            if await eventually(within: patience, { left.stillAlive.isEmpty }) { return }
            throw Shelf.Finding(
                comment: .teaching(
                    expected: "a book's screen is freed when the user leaves it, as before", happened: left.remainder,
                    why:
                        "each visit to a book would cost memory as long as the app runs, and an answer could still reach it",
                    look: exercise.look(
                        in: "BookDetailViewController", for: "which closure holds it without [weak self]?")))
        }
    }

    @Test("01a.4 a date reads the same wherever the app runs")
    func datesReadTheSame() async throws {
        if Self.complaintAboutTheRule != nil { return }
        let here = NSTimeZone.default
        if let east = TimeZone(secondsFromGMT: 14 * 3_600) { NSTimeZone.default = east }
        defer { NSTimeZone.default = here }
        await Shelf.journey(because: "two people who share a shelf would read two dates for one loan") { shelf in
            let until = "fourteen hours ahead of Greenwich, the dates are those of Greenwich, as before: May 17, 2024"
            try await shelf.wait(until: until, in: .list) { $0.shows("lent to Ada until May 17, 2024") }
            try shelf.screen.selectRow(0)
            try await shelf.wait(until: until, in: .book) { $0.shows("lent to Ada until May 17, 2024") }
        }
        let references = try exercise.sources.files.flatMap { file in file.references.map { (file, $0) } }
        let formatters = references.filter { $0.1.name == "DateFormatter" && $0.1.kind == .call }
        let locales = references.filter { $0.1.name == "locale" }
        if formatters.count <= locales.count { return }
        let places = formatters.filter { file, _ in !locales.contains { $0.0.name == file.name } }
            .map { $0.1.location.place }
        Issue.record(
            .teaching(
                expected: "each formatter writes the months in English, as before",
                happened: "\(locales.count) of \(formatters.count) have a locale",
                why: "without one, a date is written in the language of the machine",
                look: exercise.look(at: places, for: "where does this formatter get its locale?")))
    }
}
