import ExerciseSupport
import Foundation
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.7 a row that has gone leads nowhere")
    func goneRowsLeadNowhere() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        await Shelf.journey(expecting: "a row that has gone leads nowhere") { screen, harness, trail in
            trail.leads(to: "Shelf", asking: "didSelectRowAt: is there a book in that row by then?")
            try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
            let finger = try screen.press(row: 2)
            let later = try Harness([Books.overdue, Books.lent])
            try Data(contentsOf: later.file).write(to: harness.file, options: .atomic)
            try screen.tap("Return all")
            try await Self.seeAlert("Done", "All books are back on the shelf.", screen)
            try await Self.waitForReturnedBooks(screen)
            // A list may also end the loans in its own books; then the row is still there, and leads to its book.
            let hasGone = screen.rows.count == 2
            finger.lift()
            if !hasGone { return }
            try Self.see("a tap on the third row, which has gone, leads nowhere", screen) { $0.title == "Bookshelf" }
        }
    }

    @Test("02a.7 a tap on Return all returns the books once")
    func aReturnIsToldOnce() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        // So many that a second return would still be running when the first one is reported.
        let books = (1...3_000).map { Book(id: $0, title: "Book \($0)", author: "Somebody") }
        await Shelf.journey(expecting: "a tap on Return all returns the books once", on: books) { screen, _, trail in
            trail.leads(to: "Shelf", asking: "how often does a tap on \"Return all\" ask the store?")
            try await screen.wait(until: "the list is there", within: patience) { !$0.rows.isEmpty }
            try screen.tap("Return all")
            try await Self.seeAlert("Done", "All books are back on the shelf.", screen)
            // Jobs of a store come one after the other, so a second return would have ended before this one.
            guard let store = screen.viewControllers.flatMap({ StoresHeld.by($0) }).first else {
                _ = await eventually(within: .seconds(1)) { screen.alert != nil }
                return try Self.see("the message doesn't come again", screen) { $0.alert == nil }
            }
            var answers = 0
            store.load { _ in answers += 1 }
            try await screen.wait(
                until: "the next job is answered, and the message doesn't come again", within: patience
            ) {
                answers > 0 && $0.alert == nil
            }
        }
    }

    @Test("02a.7 screens that were left are freed")
    func leftScreensAreFreed() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        await Shelf.journey(expecting: "the user can leave the book's screen and the one for lending") {
            screen, _, trail in
            try await Self.openLending(screen, trail)
            var left = Released()
            for controller in screen.viewControllers
            where controller is LendViewController || controller is BookDetailViewController {
                left.watch(controller, as: "\(type(of: controller))")
            }
            while screen.title != "Bookshelf" { try screen.goBack() }
            if await eventually(within: patience, { left.stillAlive.isEmpty }) { return }
            Issue.record(
                .teaching(
                    expected:
                        "the book's screen and the one for lending are freed when the user leaves them, as before",
                    happened: left.remainder,
                    why: "each visit to a book would cost memory as long as the app runs",
                    look: exercise.look(
                        in: left.stillAlive,
                        for: "which closure holds the screen without [weak self]?")))
        }
    }

    @Test("02a.7 a date reads the same wherever the app runs")
    func datesReadTheSame() async throws {
        guard try await StoreProbe.letsScreensBeJudged() else { return }
        let here = NSTimeZone.default
        if let east = TimeZone(secondsFromGMT: 14 * 3_600) { NSTimeZone.default = east }
        defer { NSTimeZone.default = here }
        await Shelf.journey(expecting: "a date reads the same wherever the app runs") { screen, _, trail in
            trail.leads(to: "Shelf", asking: "which time zone does its formatter have?")
            let until = "fourteen hours ahead of Greenwich, the dates are those of Greenwich, as before: May 17, 2024"
            try await screen.wait(until: until, within: patience) { $0.shows("lent to Ada until May 17, 2024") }
            try screen.selectRow(0)
            trail.leads(to: "BookDetail", asking: "which time zone does its formatter have?")
            try await screen.wait(until: until, within: patience) { $0.shows("lent to Ada until May 17, 2024") }
        }
        let references = try exercise.sources.files.flatMap { file in file.references.map { (file, $0) } }
        let formatters = references.filter { $0.1.name == "DateFormatter" && $0.1.kind == .call }
        let locales = references.filter { $0.1.name == "locale" }
        // A file that names a locale and makes no formatter may set up the formatters of other files.
        let areSetUpElsewhere = locales.contains { file, _ in !formatters.contains { $0.0.name == file.name } }
        let plain = formatters.filter { file, _ in !locales.contains { $0.0.name == file.name } }
        if plain.isEmpty || areSetUpElsewhere { return }
        Issue.record(
            .teaching(
                expected: "each formatter writes the months in English, as before",
                happened: "\(plain.count) of \(formatters.count) have no locale",
                why: "without one, a date is written in the language of the machine",
                look: exercise.look(
                    at: plain.map { $0.1.location.place },
                    for: "where does this formatter get its locale?")))
    }
}
