import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

/// What the store does when a screen asks it for a line.
enum StoreState {
    case answers, isSlow, fails
}

/// A user's steps in the app; one that can't be taken is reported with the screen as it was.
enum Visit {
    /// Opens the reservations of a book and goes on from there.
    ///
    /// - Parameters:
    ///   - store: how the store answers when the reservations are opened.
    ///   - what: what the user expects of the steps, for the message.
    static func reservations(
        of book: Book = Books.orlando, with lines: [Int: [String]] = [Books.orlando.id: ["Ben", "Cleo"]],
        store: StoreState = .answers, expecting what: String, because why: String, look: String,
        _ steps: (App) async throws -> Void
    ) async {
        guard let app = await opened(book, with: lines) else { return }
        app.store.holdsAnswers = store == .isSlow
        app.store.loadFails = store == .fails
        let isOpen = await journey(
            expecting: "the button Reservations leads to a screen with that title",
            because: "that is where the user sees who waits",
            look: Visit.look("Detail/ShelfDetailNavigator", "what does gotoReservations push?")
        ) {
            try await app.openReservations(within: patience)
        }
        guard isOpen else { return }
        await journey(expecting: what, because: why, look: look) { try await steps(app) }
    }

    /// Opens the screen of a book and goes on from there.
    ///
    /// - Parameter what: what the user expects of the steps, for the message.
    static func book(
        _ book: Book, expecting what: String, because why: String, look: String, _ steps: (App) async throws -> Void
    ) async {
        guard let app = await opened(book, with: [:]) else { return }
        await journey(expecting: what, because: why, look: look) { try await steps(app) }
    }

    /// Returns the app with a book's screen on top, or nil and records why that can't be reached.
    private static func opened(_ book: Book, with lines: [Int: [String]]) async -> App? {
        let app = App(lines)
        let isOpen = await journey(
            expecting: "the app starts, and its list leads to a book",
            because: "everything else in this exercise begins there; it worked before it was edited",
            look: Visit.look("Detail/ShelfDetailNavigator", "makeModule, and whom it connects")
        ) {
            try await app.open(book, within: patience)
        }
        return isOpen ? app : nil
    }

    /// Returns the line that names a file of the answer, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Returns the same for several files, the likeliest first.
    ///
    /// Lesson 13 has a module such as this one.
    static func look(_ files: [String], _ what: String) -> String {
        exercise.look(in: files.map { "Shelf/\($0)" }, for: what, lesson: "13")
    }
}

extension App {
    /// The line as the screen shows it, from the top.
    var line: [String] {
        screen.text.flatMap { $0.components(separatedBy: "\n") }.filter { text in
            (1...9).contains { text.contains("\($0). ") }
        }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Waits until the line is shown and its button can be used.
    func waitForLine(_ last: String = "2. Cleo") async throws {
        try await screen.wait(until: "the line is shown, with \(last)", within: patience) { $0.shows(last) }
        await letPendingWorkRun()
    }

    /// Waits for an alert, closes it, and returns what it said.
    /// - Throws: if none comes.
    func alert() async throws -> String {
        try await screen.wait(until: "a message appears", within: patience) { $0.alert != nil }
        let message = screen.alert?.message ?? ""
        try screen.tap(screen.alert?.buttons.first ?? "OK")
        return message
    }

    /// Whether the user can tap the button now.
    var canReserve: Bool {
        guard (try? screen.type("Nobody", into: "Name")) != nil else { return false }
        return (try? screen.tap("Reserve")) != nil
    }
}
