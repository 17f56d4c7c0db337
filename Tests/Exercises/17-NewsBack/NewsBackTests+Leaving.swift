import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise17

extension NewsBackTests {
    @Test("17.4 a loan is told of also when Lend was left before the store had answered")
    func newsOutlivesLend() async {
        await Visit.journey(
            expecting: "Lend can be left while its loan is being stored",
            because: "the store goes on when the screen is gone: the loan is kept, so it has to be told of",
            look: Self.look("Lend/ShelfLendWorker", "whom does the closure hold until the answer is there?")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.store.holdsAnswers = true
            try visit.save()
            try visit.screen.goBack()
            await letPendingWorkRun()
            visit.log.forget()
            visit.store.answerAll()
            await letPendingWorkRun()
            #expect(
                visit.screen.title == "Book",
                .teaching(
                    expected: "the person who went back from Lend is on the book's screen, and stays there",
                    why: "a form that is gone has no way back to go; it would take the next screen off instead",
                    look: Self.look("Lend/ShelfLendNavigator", "goBack(): whose way back is it?")))
            #expect(
                visit.listFetched == "once",
                .teaching(
                    expected: "the store answers after Lend was left, and the list fetches all the same",
                    why: """
                        the loan is stored; with nobody left to tell of it, book and list show what is not true \
                        any more
                        """,
                    look: Self.look("Lend/ShelfLendWorker", "whom does the closure hold until the answer is there?")))
        }
    }

    @Test("17.5 a book's screen keeps nobody alive for whom it has news")
    func listIsNotHeld() async {
        await Visit.journey(
            expecting: "the list can be left while a book is open",
            because: "ownership is about who frees whom; what the app does is checked by the others",
            look: Self.look("Detail/ShelfDetailDirector", "the property for whoever is told")
        ) { visit in
            var list = Released()
            list.watchActors(from: try visit.top(), except: ["StoreSpy"])
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            let book = try visit.top()
            visit.window.rootViewController = UIViewController()
            await Self.expectGone(list, heldBy: "the book's screen", in: "Detail/ShelfDetailDirector")
            withExtendedLifetime(book) {}
        }
    }

    @Test("17.5 Lend keeps nobody alive, not even while its loan is being stored")
    func openersAreNotHeld() async {
        await Visit.journey(
            expecting: "the app can be left while a loan is being stored",
            because: "ownership is about who frees whom; what the app does is checked by the others",
            look: Self.look("Lend/ShelfLendDirector", "the property for whoever is told")
        ) { visit in
            // A Worker may be held by a store that still owes it an answer.
            let shared: Set = ["StoreSpy", "ShelfListWorker"]
            var openers = Released()
            openers.watchActors(from: try visit.top(), except: shared)
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            openers.watchActors(from: try visit.top(), except: shared)
            try await visit.tapLend()
            let lend = try visit.top()
            visit.store.holdsAnswers = true
            try visit.save()
            visit.window.rootViewController = UIViewController()
            await Self.expectGone(openers, heldBy: "Lend", in: "Lend/ShelfLendDirector")
            withExtendedLifetime(lend) {}
        }
    }

    /// Those who want news went, while the one who has it is still there.
    private static func expectGone(_ actors: Released, heldBy who: String, in file: String) async {
        _ = await eventually(within: .milliseconds(500)) { actors.stillAlive.isEmpty }
        #expect(
            actors.stillAlive == [],
            .teaching(
                expected: "when the app lets go of the screens below, all of them go, though \(who) is still there",
                happened: actors.remainder,
                why: """
                    news is for those who are there; a strong reference to whoever is told keeps a whole module \
                    for as long as somebody might have something to say
                    """,
                look: look(file, "the property for whoever is told: who owns whom?")))
    }

    @Test("17.5 news for somebody who has gone does nothing")
    func newsForNobody() async {
        await #expect(processExitsWith: .success, Self.trap("Lend is still there")) { @MainActor in
            await LateNews.keepingLend()
        }
        await #expect(processExitsWith: .success, Self.trap("book and Lend are still there")) { @MainActor in
            await LateNews.keepingBookAndLend()
        }
        await #expect(processExitsWith: .success, Self.trap("nobody is there")) { @MainActor in
            await LateNews.keepingNobody()
        }
    }

    private static func trap(_ who: String) -> Comment {
        .teaching(
            expected: "the store answers when the list has gone and \(who), and nothing happens",
            happened: "it trapped",
            why: """
                the store answers when it likes; an unowned or force-unwrapped reference then ends the app, \
                an optional weak one is nil and nothing happens
                """,
            look: look("Lend/ShelfLendDirector", "weak instead of unowned, ? instead of !"))
    }
}
