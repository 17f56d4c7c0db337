import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.7 a loan is due, and overdue, by the clock that the app was started with")
    func theClockIsAskedEachTime() async throws {
        // The screens show whatever the store does wrong.
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        let harness = try Harness()
        let clock = TestClock()
        let screen = Shelf.launch(on: harness) { clock.now }
        do {
            try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
            if Self.reds(screen) != [true, false, false] {
                return Self.record(
                    "on May 20 by the app's clock, the loan to Ada is overdue and no other one is",
                    "overdue are: \(Self.overdue(screen))", in: "ShelfViewController")
            }
            try await Self.openLending(screen, Shelf.Trail())
            clock.move(days: 4)
            try screen.lend()
            guard let due = await Self.dueDate(of: "Cleo", in: harness) else { return }
            try await screen.wait(until: "the book says who has it", within: patience) { $0.shows("ent to Cleo until") }
            let isBookOverdue = screen.shows("Overdue: lent to Cleo")
            try screen.goBack()
            try await screen.wait(until: "the list says who has it", within: patience) { $0.shows("lent to Cleo") }
            // A list whose clock stands still passes that clock along, so the other screens are looked at later.
            if Self.reds(screen) != [true, true, false] {
                return Self.record(
                    "on May 24 by the app's clock, the loan to Ben, due on May 23, is overdue as well",
                    "overdue are: \(Self.overdue(screen))", in: "ShelfViewController")
            }
            if due != "Jun 07, 2024" {
                return Self.record(
                    "a loan for 14 days that is saved on May 24 by the app's clock is due on Jun 07, 2024",
                    "it is due on \(due)", in: "LendViewController")
            }
            if isBookOverdue {
                return Self.record(
                    "a loan that is due in 14 days is not overdue", "the book's screen says that it is",
                    in: "BookDetailViewController")
            }
            try screen.selectRow(1)
            try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            if !screen.shows("Overdue: lent to Ben") {
                Self.record(
                    "on May 24 by the app's clock, the book's screen says that the loan to Ben is overdue",
                    "it says that it is lent", in: "BookDetailViewController")
            }
        } catch {
            // A step that can't be taken has nothing to do with clocks; the other journeys of this requirement take
            // it as well.
        }
    }

    @Test("02a.7 each tap on Save asks the clock, and the book shows the date that was stored")
    func eachSaveAsksTheClock() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        let harness = try Harness()
        let clock = TestClock()
        let screen = Shelf.launch(on: harness) { clock.now }
        do {
            try await Self.openLending(screen, Shelf.Trail())
            let whole = try Data(contentsOf: harness.file)
            try Data("not a shelf".utf8).write(to: harness.file)
            try screen.lend()
            try await screen.wait(until: "the loan is not saved", within: patience) { $0.alert != nil }
            try screen.tap("OK")
            try whole.write(to: harness.file)
            clock.move(days: 4)
            try screen.tap("Save")
            // The answer is still to come.
            clock.move(days: 2)
            guard let due = await Self.dueDate(of: "Cleo", in: harness) else { return }
            if due != "Jun 07, 2024" {
                return Self.record(
                    "a loan for 14 days that is saved on May 24, after a try on May 20 that failed, is due on Jun 07",
                    "it is due on \(due)", in: "LendViewController",
                    look: "is the clock asked at each tap, and not before?")
            }
            try await screen.wait(until: "the book says who has it", within: patience) { $0.shows("ent to Cleo until") }
            if screen.shows("until \(due)") { return }
            Self.record(
                "the book's screen shows the date that was stored, \(due)",
                "it shows \"\(screen.text.first { $0.contains("ent to Cleo") } ?? "")\"", in: "LendViewController",
                look: "is the loan that it tells of the one that it had stored?")
        } catch {
            // A step that can't be taken has nothing to do with clocks; the other journeys of this requirement take
            // it as well.
        }
    }

    /// Waits for a loan in the file; without one there is no date to judge.
    private static func dueDate(of borrower: String, in harness: Harness) async -> String? {
        let isStored = await eventually(within: patience) { harness.due(of: borrower) != nil }
        isJudged(isStored, after: "02a.2", because: "the loan to \(borrower) never comes into the file")
        return harness.due(of: borrower)
    }

    private static func record(
        _ expected: String, _ happened: String, in screen: String,
        look: String = "does it call the `now` that the app was started with, and only when it needs the time?"
    ) {
        Issue.record(
            .teaching(
                expected: expected, happened: happened,
                why: """
                    the app is started with a clock, which every screen asks whenever it needs the time: the app may be \
                    open for days, and a test has to be able to set the clock
                    """,
                look: exercise.look(in: "\(screen)", for: look)))
    }

    private static func reds(_ screen: Screen) -> [Bool] { screen.rows.map { $0.labels.first?.color == .systemRed } }

    /// The titles in red, in words.
    private static func overdue(_ screen: Screen) -> String {
        let titles = screen.rows.filter { $0.labels.first?.color == .systemRed }.compactMap { $0.labels.first?.text }
        return titles.isEmpty ? "none" : titles.joined(separator: ", ")
    }
}
