import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

/// Uses the app in which every message of the module is recorded, and writes each step's messages to a file.
///
/// The trial of an answer builds it; it isn't built with the suite next to it.
@Suite("What the actors say")
struct ConversationDriver {
    private let limit = Duration.seconds(5)

    @Test("is written down step by step")
    func conversation() async throws {
        let place = try #require(ProcessInfo.processInfo.environment["WORKBOOK_CONVERSATION"])
        var steps: [String: [WorkbookTrial.Said]] = [:]
        func end(_ step: String) async throws {
            try await letThemFinish()
            steps[step] = WorkbookTrial.said
            try JSONEncoder().encode(steps).write(to: URL(filePath: place))
            WorkbookTrial.forget()
        }
        let app = App()
        try await app.open(Books.orlando, within: limit)
        WorkbookTrial.forget()
        app.store.holdsAnswers = true
        try await app.openReservations(within: limit)
        try await end("the screen opens")
        app.store.answerAll()
        try await app.screen.wait(until: "the line is shown", within: limit) { $0.shows("2. Cleo") }
        try await end("the line comes")
        for (step, name) in [("no name", ""), ("a blank name", " "), ("a name that is there", "Ben")] {
            try app.reserve(name)
            try await app.screen.wait(until: "the name is refused", within: limit) { $0.alert != nil }
            try await end(step)
            try app.screen.tap(app.screen.alert?.buttons.first ?? "OK")
        }
        try app.reserve("Dan")
        try await app.screen.wait(until: "the store is asked", within: limit) { _ in app.store.added.count == 1 }
        try await end("a name")
        WorkbookTrial.sayLastEventAgain()
        try await end("the same event again")
        app.store.answerAll()
        try await app.screen.wait(until: "the book's screen is back", within: limit) { $0.title == "Book" }
        try await end("the name is stored")
    }

    /// Returns when five looks in a row have found no new message, or when the limit is over.
    private func letThemFinish() async throws {
        let end = ContinuousClock.now + limit
        var (count, quietLooks) = (WorkbookTrial.said.count, 0)
        while quietLooks < 5, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(10))
            quietLooks = WorkbookTrial.said.count == count ? quietLooks + 1 : 0
            count = WorkbookTrial.said.count
        }
    }
}
