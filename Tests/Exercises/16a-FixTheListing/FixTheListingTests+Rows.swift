import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise16a

extension FixTheListingTests {
    @Test("16a.1 the screen shows the books that are lent, in the order of the shelf")
    func showsWhatIsLent() async {
        await Visit.journey(
            expecting: "the screen shows its rows", because: "that is what the screen is for",
            look: Self.look("ShelfLoansScene", "what the table shows")
        ) { visit in
            let titles = visit.titles
            expect(
                titles == ["Orlando", "Kindred"],
                .teaching(
                    expected: "the rows are Orlando and Kindred: both are lent, and the shelf has them in this order",
                    happened: "the rows are \(titles.joined(separator: ", "))",
                    why: "the list below has this order, and users look for a book where it was",
                    look: Self.look(
                        ["ShelfLoansDirector", "ShelfLoansWorker"],
                        "from the store's answer to the table: who picks the loans, and who moves them?")))
        }
    }

    @Test("16a.1 opening the screen asks the store once")
    func asksOnce() async {
        await Visit.journey(
            expecting: "the screen shows its rows", because: "that is what the screen is for",
            look: Self.look("ShelfLoansScene", "what the table shows")
        ) { visit in
            await letPendingWorkRun()
            expect(
                visit.loads == 1,
                .teaching(
                    expected: "the store is asked for the books once when the screen is opened",
                    happened: "it was asked \(visit.loads) times",
                    why: "every answer draws the rows again, and the second says nothing that the first did not",
                    look: Self.look("ShelfLoansScene", "how often does it say that the screen is ready?")))
        }
    }

    @Test("16a.1 the screen says that it is loading until the books are there")
    func loadsUntilTheAnswer() async {
        let visit = Visit()
        visit.store.holdsAnswers = true
        visit.open()
        await visit.events.settle { visit.store.isBusy }
        let wasLoading = visit.screen.isLoading
        let saidNothing = !visit.screen.shows("Nothing is lent")
        visit.letStoreAnswer()
        visit.leave()
        // Rows come first; without them, the store was never asked.
        guard await visit.opens() else { return }
        expect(
            wasLoading,
            .teaching(
                expected: "while the store is busy, the screen says that it is loading",
                happened: "it showed neither rows nor a loader",
                why: "a user who sees an empty screen believes that nothing is lent",
                look: Self.look("ShelfLoansDirector", "what is displayed before the request goes out?")))
        expect(
            saidNothing,
            .teaching(
                expected:
                    "the screen says \"Nothing is lent\" once the books are there and none is lent, and not before",
                happened: "it said so while it was still loading",
                why: "it isn't known yet whether a book is lent, and a moment later the rows may say the opposite",
                look: Self.look("ShelfLoansScene", "is the label visible before anything is displayed?")))
    }

    @Test("16a.1 a shelf without loans says so")
    func nothingIsLent() async {
        await Visit.journey(
            on: [Books.emma], expecting: "the screen says that nothing is lent",
            because: "a user who sees an empty screen believes that it is broken",
            look: Self.look("ShelfLoansScene", "when is the label shown, and who says that there are no loans?")
        ) { visit in
            try await visit.screen.wait(until: "the screen says that nothing is lent", within: patience) {
                $0.shows("Nothing is lent")
            }
        }
    }

    @Test("16a.1 the screen doesn't look broken on a phone")
    func screensFitAPhone() async throws {
        // The screen of an answer that was begun on an older starter may still lack its background.
        let references = try exercise.sources.files.filter { $0.path.contains("/Shelf/Loans/") }.flatMap(\.references)
        guard references.contains(where: { $0.name == "backgroundColor" }) else { return }
        await Visit.journey(
            expecting: "the screen shows its rows", because: "that is what the screen is for",
            look: Self.look("ShelfLoansScene", "what the table shows")
        ) { visit in
            await expectNoLayoutFlaws(in: visit.window, of: exercise)
        }
    }

    @Test("16a.2 a loan's row says who has the book and until which day, on every day of the year")
    func daysAreRight() async throws {
        // On a machine far west of Greenwich, where it is still the day before.
        let here = NSTimeZone.default
        if let west = TimeZone(secondsFromGMT: -9 * 3_600) { NSTimeZone.default = west }
        defer { NSTimeZone.default = here }
        let days = [
            ("2024-05-17T12:00:00Z", "May 17, 2024"), ("2024-01-05T00:00:00Z", "Jan 05, 2024"),
            ("2024-12-28T12:00:00Z", "Dec 28, 2024"), ("2024-12-30T12:00:00Z", "Dec 30, 2024"),
            ("2025-12-31T23:59:59Z", "Dec 31, 2025"), ("2027-01-01T00:01:00Z", "Jan 01, 2027"),
        ]
        for (moment, day) in days {
            let visit = Visit([try Books.lent(until: moment)])
            guard await visit.opens(showing: 1) else { return }
            let detail = visit.screen.rows[0].labels.dropFirst().first?.text ?? "nothing"
            // The day may be written as 03 or as 3.
            let isRight = [day, day.replacing(" 0", with: " ")].contains { detail == "Cleo, until \($0)" }
            guard !isRight else { continue }
            Issue.record(
                .teaching(
                    expected:
                        "a book that Cleo has until \(day), in GMT, has a row that says: Cleo, until \(day)",
                    happened: "the row says: \(detail)",
                    why: "a format may be right on one day and wrong on the next, and somebody brings a book too late",
                    look: Self.look(
                        "ShelfLoansDayText", "each letter of the format: what does it count, and whose day is it?")))
            return
        }
    }

    @Test("16a.2 the day is the one in GMT wherever the device is")
    func daysAreThoseOfGreenwich() async {
        // Other tests cover a wrong format, and rows that never come.
        guard await Visit().opens(), await Elsewhere.showsTheDay(in: nil) else { return }
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "on a device in New Zealand, a book that Cleo has until May 17, 2024, at noon in GMT, "
                    + "has a row that says: Cleo, until May 17, 2024",
                happened: "there the row says something else",
                why: "all libraries count the same days; otherwise a book is overdue on one device and not on another",
                look: Self.look("ShelfLoansDayText", "the time zone: does it come from the device?"))
        ) { @MainActor in
            if await !Elsewhere.showsTheDay(in: "Pacific/Auckland") { exit(EXIT_FAILURE) }
        }
    }

    @Test("16a.2 an overdue loan is red, by the clock that was handed in")
    func overdueIsRed() async {
        await Visit.journey(
            expecting: "the screen shows its rows", because: "that is what the screen is for",
            look: Self.look("ShelfLoansScene", "what the table shows")
        ) { visit in
            expect(
                visit.screen.color(of: "Orlando") == .systemRed && visit.screen.color(of: "Kindred") == .darkGray,
                .teaching(
                    expected: "Orlando, which is overdue, is red, and Kindred is dark gray, as in the list",
                    happened: "the colors of the rows are others",
                    why: "the color is how the user finds the book to ask for",
                    look: Self.look("ShelfLoansDirector", "how does a book become a row?")))
        }
        await Visit.journey(
            on: [Books.dueNow], expecting: "the screen shows its row", because: "that is what the screen is for",
            look: Self.look("ShelfLoansScene", "what the table shows")
        ) { visit in
            expect(
                visit.screen.color(of: "Emma") == .darkGray,
                .teaching(
                    expected: "Emma, which is due at this very moment, is dark gray, as in the list",
                    happened: "it has another color",
                    why:
                        "a loan is overdue once that moment has passed; the book knows this rule, and a copy differs",
                    look: Self.look("ShelfLoansDirector", "who is asked whether a book is overdue?")))
        }
    }
}
