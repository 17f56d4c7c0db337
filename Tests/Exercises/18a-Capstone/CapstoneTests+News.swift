import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

extension CapstoneTests {
    private static let news = "Reserved for Dan, number 3 in line."

    @Test("18a.4 the book's screen says who got into the line, and where")
    func theBookSaysIt() async {
        await Visit.reservations(
            expecting: "back on the book's screen, the user reads \"\(Self.news)\"",
            because: "the screen that knew it is gone",
            look: Visit.look("Detail/ShelfDetailDirector", "who tells it, and what does it show then?")
        ) { app in
            try await app.waitForNews(Self.news, afterReserving: "Dan")
            try await app.openReservations(within: patience)
            try await app.waitForLine("3. Dan")
        }
    }

    @Test("18a.4 the news stands beside what the book's screen says already")
    func nothingMakesRoomForTheNews() async {
        let said = ["Orlando", "Virginia Woolf", "Overdue: lent to Ada until May 20, 2024"]
        let all = said.joined(separator: ", ")
        await Visit.reservations(
            expecting: "beside the news, the book's screen still says \(all)",
            because: "a place in line doesn't say where the book is",
            look: Visit.look(
                ["Detail/ShelfDetailDirector", "Detail/ShelfDetailScene"],
                "which label shows the news, and what did it show before?")
        ) { app in
            // The first test covers whether the news comes.
            guard (try? await app.waitForNews(Self.news, afterReserving: "Dan")) != nil else { return }
            try await app.screen.wait(until: "the screen says \(all)", within: patience) { screen in
                said.allSatisfy { screen.shows($0) }
            }
        }
    }

    @Test("18a.4 the news comes even when the reservations were left before the store answered")
    func newsIsLate() async {
        await Visit.reservations(
            expecting: "the user goes back before the store has answered, and reads \"\(Self.news)\" when it has",
            because: "the name is in line, whether or not the user waited for the answer",
            look: Visit.look("Reserve/ShelfReserveWorker", "who is still there when the answer comes?")
        ) { app in
            try await app.waitForLine()
            app.store.holdsAnswers = true
            try app.reserve("Dan")
            try app.screen.goBack()
            await letPendingWorkRun()
            expect(
                !app.screen.shows(Self.news),
                .teaching(
                    expected: "the book's screen says nothing before the store has answered",
                    happened: "it says \"\(Self.news)\"", why: "the store can still fail, and then it was false",
                    look: Visit.look("Reserve/ShelfReserveDirector", "which methods tell the delegate?")))
            app.store.answerAll()
            try await app.screen.wait(until: "the book's screen says it", within: patience) { $0.shows(Self.news) }
            await letPendingWorkRun()
            expect(
                app.screen.title == "Book",
                .teaching(
                    expected: "a user who went back to the book stays there",
                    happened: "the screen on top is \(app.screen.title ?? "none")",
                    why: "a screen that is gone has no way back; it would remove the next screen instead",
                    look: Visit.look("Reserve/ShelfReserveNavigator", "which screen does the way back remove?")))
        }
    }

    @Test("18a.4 a name that was not stored is no news")
    func nothingStoredIsNoNews() async {
        await Visit.reservations(
            expecting: "a name that was not stored says so",
            because: "otherwise the user believes that the name is in line",
            look: Visit.look("Reserve/ShelfReserveWorker", "what is said when the store fails?")
        ) { app in
            try await app.waitForLine()
            app.store.addFails = true
            try app.reserve("Dan")
            _ = try await app.alert()
            try app.screen.goBack()
            await letPendingWorkRun()
            expect(
                !app.screen.shows("Reserved for"),
                .teaching(
                    expected: "the book's screen says nothing about a name that was not stored",
                    happened: "it says that the book is reserved", why: "it is not",
                    look: Visit.look("Reserve/ShelfReserveDirector", "which methods tell the delegate?")))
        }
    }
}

extension App {
    /// On the screen of the reservations, waits for the line, reserves, and waits for the news on the book's screen.
    fileprivate func waitForNews(_ news: String, afterReserving name: String) async throws {
        try await waitForLine()
        try reserve(name)
        try await screen.wait(until: "the book's screen says it", within: patience) {
            $0.title == "Book" && $0.shows(news)
        }
    }
}
