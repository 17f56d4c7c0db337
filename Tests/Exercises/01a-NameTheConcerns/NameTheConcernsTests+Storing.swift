import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01a

extension NameTheConcernsTests {
    private static let storing = "the list stores the books as well, and moving a rule touches none of it"

    @Test("01a.4 a first shelf is shown, lent from and returned as before")
    func aFirstShelfIsThere() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(on: .nothing, because: Self.storing) { shelf in
            try await shelf.wait(until: "without a file, the list shows a first shelf", in: .list) {
                $0.rows.first?.text == "Middlemarch George Eliot" && $0.rows.count == 4
            }
            try await shelf.lendTheLast(sayingInTheBook: "ent to Cleo until Jun 03, 2024")
            try await shelf.wait(until: "the file has the first shelf, with Kindred lent", in: .list) { _ in
                shelf.stored == ["Middlemarch", "The Voyage Out", "Invisible Cities", "Kindred, Cleo"]
            }
        }
        await Shelf.journey(on: .nothing, because: Self.storing) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            try shelf.screen.tap("Return all")
            try await shelf.wait(until: "a message says that all are back", in: .list) {
                $0.alert == .init(title: "Done", message: "All books are back on the shelf.", buttons: ["OK"])
            }
            try await shelf.wait(until: "the file has the first shelf", in: .list) { _ in
                shelf.stored == ["Middlemarch", "The Voyage Out", "Invisible Cities", "Kindred"]
            }
        }
    }

    @Test("01a.4 a loan that can't be stored is told, and the file is left alone")
    func aFailedLoanIsTold() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.storing) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            try shelf.screen.selectRow(3)
            try shelf.screen.tap("Lend")
            try shelf.screen.type("Cleo", into: "Borrower")
            try shelf.screen.type("14", into: "Days")
            try shelf.put(.nonsense)
            try shelf.screen.tap("Save")
            try await shelf.wait(until: "a message says that the loan could not be saved", in: .list) {
                $0.alert == .init(title: "Error", message: "The loan could not be saved.", buttons: ["OK"])
            }
            try shelf.screen.tap("OK")
            try shelf.put(.books)
            try shelf.screen.tap("Save")
            try await shelf.wait(until: "with a file that can be read, it is saved", in: .either) {
                $0.title == "Book" && $0.shows("ent to Cleo until")
            }
        }
    }

    @Test("01a.4 a loan is answered once, and a row that has gone leads nowhere")
    func goneRowsLeadNowhere() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(because: Self.storing) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { $0.rows.count == 4 }
            let finger = try shelf.screen.press(row: 3)
            try shelf.put(.threeBooks)
            var answers = 0
            shelf.list?.lend(Shelf.books[2], to: "Ada", days: 3) { _ in answers += 1 }
            try await shelf.wait(until: "after a loan, the list shows what the file has by then", in: .list) {
                $0.rows.count == 3 && $0.shows("Emma") && $0.shows("lent to Ada until May 23, 2024")
            }
            finger.lift()
            try await shelf.wait(until: "a tap on a row that has gone leads nowhere", in: .list) {
                $0.title == "Bookshelf"
            }
            await letPendingWorkRun()
            if answers != 1 { throw Self.finding(of: answers) }
        }
    }

    @Test("01a.4 a tap on Return all returns the books once")
    func aReturnIsDoneOnce() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(on: .many, because: Self.storing) { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { !$0.rows.isEmpty }
            let writes = try FileJobs.writes(of: shelf) {
                try shelf.screen.tap("Return all")
                shelf.list?.lend(FileJobs.manyBooks[0], to: "Ada", days: 3) { _ in }
            }
            if writes <= 2 { return }
            throw Shelf.Finding(
                comment: .teaching(
                    expected: "a tap on \"Return all\" and a loan write the file once each",
                    happened: "it was written \(writes) times",
                    why: "a second return shows a second message, and ends a loan that was made between the two",
                    look: exercise.look(
                        in: "ShelfViewController", for: "returnAllBooks(): how often is it asked and done?")))
        }
    }

    @Test("01a.4 the screens take taps as long as the file is read and written")
    func theScreensTakeTaps() async throws {
        if Self.complaintAboutTheRule != nil { return }
        if let job = try await FileJobs.keepingTheMainQueue().first {
            Issue.record(Self.finding(of: job, happened: "\(job) came back only when the file had been read"))
        } else if let job = try await FileJobs.waitingForTheMainQueue().first {
            Issue.record(Self.finding(of: job, happened: "\(job) waited until the main queue was free"))
        }
    }

    private static func finding(of job: String, happened: String) -> Comment {
        .teaching(
            expected: "the list reads and writes its file on a queue of its own, as before", happened: happened,
            why: "on the main queue, work with a file stops every screen",
            look: exercise.look(in: "ShelfViewController", for: "\(job): is the work still inside `queue.async`?"))
    }

    @Test("01a.4 work with the file comes one after the other")
    func jobsComeOneAfterTheOther() async {
        if Self.complaintAboutTheRule != nil { return }
        await Shelf.journey(on: .many, because: "a job that overtakes another one meets it halfway") { shelf in
            try await shelf.wait(until: "the list is there", in: .list) { !$0.rows.isEmpty }
            let lent = FileJobs.manyBooks.prefix(20)
            for book in lent { shelf.list?.lend(book, to: "Cleo", days: 3) { _ in } }
            try await shelf.wait(until: "books were lent, and the list is loaded again", in: .list) {
                $0.shows("lent to Cleo")
            }
            try shelf.seeNow(
                "the list is loaded when all loans are stored, and so it shows the \(lent.count) books lent",
                because: "a list that is read while loans are stored shows some of them and not the others",
                look: "is `queue` serial, and is every job inside `queue.async`, the reading as well?"
            ) { $0.rows.prefix(lent.count).allSatisfy { $0.text.contains("lent to Cleo") } }
        }
    }

    private static func finding(of answers: Int) -> Shelf.Finding {
        Shelf.Finding(
            comment: .teaching(
                expected: "lend(_:to:days:completion:) answers once", happened: "it answered \(answers) times",
                why: "the screen for lending closes at each answer, and tells the book's screen of the loan again",
                look: exercise.look(
                    in: "ShelfViewController", for: "lend(_:to:days:completion:): how often is `completion` called?")))
    }
}
