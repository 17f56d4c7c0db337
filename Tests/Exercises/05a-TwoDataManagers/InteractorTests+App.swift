import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise05a

extension InteractorTests {
    @Test("05a.8 the list shows the library's books, keeps loans, and does without the library after that")
    func appWorks() async {
        await Self.journey(
            "the list shows the library's books; after a start without the library it shows those that were stored",
            books: nil, library: .body(Books.sent)
        ) { start, library in
            let first = start()
            try await Self.see("the list shows the library's books, in their order", on: first) {
                $0.rows.map { $0.labels.first?.text } == ["Orlando", "Emma", "Kindred"] && !$0.isLoading
            }
            try Self.lend(first)
            try await Self.see("the list shows the loan, since it has fetched again", on: first) {
                $0.title == "Bookshelf" && $0.rows.count == 3
                    && $0.rows[2].text.contains("lent to Cleo until Jun 03, 2024")
            }
            library.reply(.failure(.notConnectedToInternet))
            let second = start()
            try await Self.see("without the library, the list shows what is stored, and its title says so", on: second)
            {
                $0.title == "Bookshelf (without the library)" && $0.rows.count == 3 && !$0.isLoading
                    && $0.rows[2].text.contains("lent to Cleo until Jun 03, 2024")
            }
        }
    }

    @Test("05a.8 the list returns all, and tells of what fails")
    func appReturnsAndTells() async {
        await Self.journey(
            "all books are returned, and an overdue one stands out before",
            books: Books.all, library: .body(Books.sent)
        ) { start, _ in
            let screen = start()
            try await Self.see("of three books the overdue one stands out", on: screen) {
                $0.rows.map { $0.labels.first?.color } == [.systemRed, .darkGray, .darkGray]
            }
            try screen.tap("Return all")
            try await Self.see("a message says that all are back", on: screen) {
                $0.alert?.message == "All books are back on the shelf."
            }
            try screen.tap("OK")
            try await Self.see("no row speaks of a loan", on: screen) { $0.rows.count == 3 && !$0.shows("lent to") }
        }
        await Self.journey(
            "without library and without books, the list says that they could not be loaded",
            books: nil, library: .body("", status: 500)
        ) { start, _ in
            let screen = start()
            try await Self.see("a message says that the books could not be loaded", on: screen) {
                $0.alert?.message == "Your books could not be loaded." && !$0.isLoading
            }
        }
    }

    @Test("05a.8 what is overdue in the list follows the clock that the app was started with")
    func appAsksItsClock() async {
        let clock = TestClock()
        await Self.journey(
            "the app passes its clock to the interactor: the clock itself, and neither its time nor another one",
            books: Books.all, library: .body(Books.sent), clock: clock
        ) { start, _ in
            let screen = start()
            try await Self.see("the list shows the books", on: screen) { $0.rows.count == 3 && !$0.isLoading }
            try Self.expectRed(["Orlando"], "May 20, on which the app was started", screen)
            clock.move(days: 4)
            try Self.lend(screen)
            try await Self.see("the list shows the loan", on: screen) { $0.rows.count == 3 && $0.shows("lent to Cleo") }
            try Self.expectRed(["Orlando", "Emma"], "May 24, four days later", screen)
        }
    }

    /// Checks that these titles are red; a picture of the screen has no colors, so the finding names the titles.
    private static func expectRed(_ titles: [String], _ day: String, _ screen: Screen) throws {
        let red = screen.rows.compactMap(\.labels.first).filter { $0.color == .systemRed }.map(\.text)
        if red == titles { return }
        Issue.record(
            .teaching(
                expected: "red in the list on \(day) by the app's clock: \(titles.joined(separator: " and "))",
                happened: "red is: \(red.isEmpty ? "no title" : red.joined(separator: " and "))",
                why: "an app stays open for days, and an interactor that was given a time judges by the first of them",
                look: exercise.look(in: "BookshelfApp", for: "what is the interactor given as its `now`?")))
    }

    @Test("05a.8 a list that was left is freed, with all of its actors")
    func leavingFreesAll() async {
        var left: Released?
        await Self.journey("the list can be left", books: Books.all, library: .body(Books.sent)) { start, _ in
            let screen = start()
            try await Self.see("the list shows the books", on: screen) { $0.rows.count == 3 && !$0.isLoading }
            var watched = Released()
            for list in screen.viewControllers where list is ShelfViewController {
                watched.watchActors(from: list)
            }
            left = watched
        }
        guard let left else { return }
        _ = await eventually(within: patience) { left.stillAlive.isEmpty }
        if left.stillAlive.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "when no window shows the list anymore, all of its actors are freed",
                happened: left.remainder,
                why: "view, presenter, interactor and data managers each have one owner, the one before them",
                look: "who holds one of them besides its owner? A way back owns nothing   (lesson 05)"))
    }

    private static func lend(_ screen: Screen) throws {
        try screen.selectRow(2)
        try screen.tap("Lend")
        try screen.lend()
        for _ in 0..<2 where screen.title != "Bookshelf" { try screen.goBack() }
    }

    private static func see(_ what: String, on screen: Screen, _ condition: (Screen) throws -> Bool) async throws {
        try await screen.wait(until: what, within: patience, condition)
    }

    /// Takes steps in the whole app on a folder of its own; the app can be started more than once.
    private static func journey(
        _ expected: String, books: [Book]?, library reply: LibraryStub.Reply, clock: TestClock = TestClock(),
        _ steps: @MainActor (() -> Screen, LibraryStub) async throws -> Void
    ) async {
        let library = LibraryStub(reply)
        do {
            let device = try Device(books)
            let start = {
                Screen(
                    BookshelfApp.launch(
                        storingIn: device.folder.url, now: { clock.now }, library: library.url,
                        session: library.session))
            }
            try await steps(start, library)
        } catch {
            let isConnecting = await Chain.works()
            Issue.record(
                error,
                .teaching(
                    expected: expected,
                    why: "each part may be right by itself, and the app does nothing until they know each other",
                    look: isConnecting
                        ? exercise.look(
                            in: "BookshelfApp", for: "the parts work together in a test: what isn't connected here?")
                        : exercise.look(
                            for: "the app can only be as good as its parts: first do what 05a.1 to 05a.6 say")
                ))
        }
    }
}
