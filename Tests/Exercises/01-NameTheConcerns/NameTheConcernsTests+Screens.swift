import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01

extension NameTheConcernsTests {
    private static let rows = [
        ["Orlando", "Virginia Woolf, lent to Ada until May 17, 2024"],
        ["Persuasion", "Jane Austen, lent to Eve until May 20, 2024"],
        ["Emma", "Jane Austen, lent to Ben until May 23, 2024"], ["Kindred", "Octavia E. Butler"],
    ]
    private static let moment = "a rule that moves must not change its meaning on the way"

    @Test("01.4 the screens say who is late, as before")
    func theScreensSaySo() async {
        // With another rule both screens say something else, and neither is to blame.
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.moment) { shelf in
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
                try? shelf.screen.tap("Lend")
                try await shelf.wait(until: "a book on the shelf can be lent, and no other one", in: .book) {
                    ($0.title == "Lend") == (row == 3)
                }
                while shelf.screen.title != "Bookshelf" { try shelf.screen.goBack() }
            }
            try await shelf.lendTheLast(sayingInTheBook: "Lent to Cleo until Jun 03, 2024")
            let lent = ["Kindred", "Octavia E. Butler, lent to Cleo until Jun 03, 2024"]
            try await shelf.wait(until: "the list says who has it, and the other rows are as they were", in: .list) {
                $0.rows.map { $0.labels.map(\.text) } == Self.rows.dropLast() + [lent]
            }
        }
    }

    @Test("01.4 a book that is back is no longer red")
    func redIsTakenBack() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.moment) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            try shelf.screen.tap("Return all")
            try await shelf.wait(until: "a message says that all are back", in: .list) {
                $0.alert?.message == "All books are back on the shelf."
            }
            try shelf.screen.tap("OK")
            try await shelf.wait(until: "no row speaks of a loan", in: .list) {
                $0.rows.count == 4 && !$0.shows("lent to") && !$0.isLoading
            }
            try await shelf.wait(until: "the file says so as well", in: .list) { _ in
                shelf.stored == ["Orlando", "Persuasion", "Emma", "Kindred"]
            }
            try await shelf.seeRed(
                [], when: "after \"Return all\"",
                because: "a table uses its cells again, so one that was red stays red until somebody says otherwise",
                look: "where a row that is not overdue gets its color")
        }
    }

    @Test("01.4 the screens ask what time it is whenever they show a loan")
    func theScreensAskTheClockEachTime() async {
        if Self.complaintAboutTheRule != nil { return }
        let why = "the app may be open for days, and a loan becomes overdue while it is"
        await Shelf.journey(because: why) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            shelf.letTheDaysGoBy(1)
            shelf.drawRowsAnew()
            try await shelf.seeRed(
                ["Orlando", "Persuasion"], andPerhaps: true,
                when: "on the next day, when the table asks for its rows again", because: why,
                look: "where a row's `now` comes from: is the clock asked for each row, or was it read before?")
            try await shelf.lendTheLast(sayingInTheBook: "Lent to Cleo until")
            try shelf.screen.selectRow(1)
            try await shelf.wait(until: "that book says that it is overdue", in: .either) {
                $0.shows("Overdue: lent to Eve until May 20, 2024")
            }
        }
    }

    @Test("01.4 a shelf without books and one that can't be read are told as before")
    func theListTellsWhatItTold() async {
        let why = "the list does all this besides, and somebody who moves a rule touches none of it"
        await Shelf.journey(on: .noBooks, because: why) { shelf in
            try await shelf.wait(until: "the list says that there are no books", in: .list) {
                $0.shows("No books yet") && !$0.isLoading
            }
        }
        await Shelf.journey(on: .nonsense, because: why) { shelf in
            try await shelf.wait(until: "a message says that the books could not be loaded", in: .list) {
                $0.alert?.message == "Your books could not be loaded."
            }
            try shelf.screen.tap("OK")
            try shelf.screen.tap("Return all")
            try await shelf.wait(until: "a message says that nothing was returned", in: .list) {
                $0.alert?.message == "Your books could not be returned."
            }
            try shelf.screen.tap("OK")
            try await shelf.wait(until: "the list has no loader", in: .list) { !$0.isLoading }
        }
    }
}
