import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise16a

extension FixTheListingTests {
    @Test("16a.5 whoever opened the screen hears once that the loans have ended, when that is stored")
    func newsGoesOut() async {
        await Visit.journey(
            expecting: "the user taps Return all, and an alert says that it is done",
            because: "the user has to hear that it is done",
            look: Self.look("ShelfLoansDirector", "what follows from a tap on Return all, and from its success?")
        ) { visit in
            visit.log.forget()
            try visit.screen.tap("Return all")
            try await visit.screen.wait(until: "an alert says that it is done", within: patience) { $0.alert != nil }
            await visit.events.settle { visit.news == 1 }
            let said = visit.log.messages.filter { $0 != "store.load()" && $0 != "store.save()" }
            expect(
                said == ["store.didSave()", "delegate.loansDidEnd()"],
                Self.wrongNews(said.map(\.description), when: "the books were returned"))
        }
    }

    @Test("16a.5 a return that failed is no news")
    func aFailureIsNoNews() async {
        await Visit.journey(
            expecting: "an alert reports a return that failed", because: "the user has to hear of it",
            look: Self.look(
                ["ShelfLoansWorker", "ShelfLoansDirector"], "from the Worker's answer to the alert: who says nothing?")
        ) { visit in
            visit.store.saveFails = true
            try visit.screen.tap("Return all")
            try await visit.screen.wait(until: "an alert says that it failed", within: patience) { $0.alert != nil }
            await letPendingWorkRun()
            expect(
                visit.count("delegate.loansDidEnd()") == 0,
                .teaching(
                    expected: "when the store could not keep the return, the delegate hears of none",
                    happened: "the delegate was told that the loans have ended",
                    why: "a listener that relies on it believes that the books are back",
                    look: Self.look("ShelfLoansDirector", "which method tells the delegate? Only a success knows")))
        }
    }

    @Test("16a.5 the news goes out even when the screen was left before the store answered")
    func newsOutlivesTheScreen() async {
        // A trap there is a finding, and must not end the suite.
        guard
            await #expect(
                processExitsWith: .success, Self.trap(Self.returnedAndLeft),
                performing: { @MainActor in await LateAnswers.returning() }) != nil
        else { return }
        await Visit.journey(
            expecting: "the screen can be left while the books are being returned",
            because: "the user needn't wait for the store",
            look: Self.look("ShelfLoansScene", "what can be tapped while it loads?")
        ) { visit in
            visit.store.holdsAnswers = true
            visit.log.forget()
            try visit.screen.tap("Return all")
            visit.leave()
            await visit.events.settle { visit.store.isBusy }
            visit.letStoreAnswer()
            await visit.events.settle { visit.news == 1 }
            let said = visit.log.messages.filter { $0 != "store.load()" && $0 != "store.save()" }
            expect(
                said == ["store.didSave()", "delegate.loansDidEnd()"],
                Self.wrongNews(said.map(\.description), when: "the user left the screen before the store answered"))
        }
    }

    @Test("16a.5 the list shows no loan when the screen is closed again")
    func theListShowsIt() async {
        guard await Visit().opens() else { return }
        let visit = Visit()
        let list = ShelfListNavigator.makeModule(store: visit.store, now: { TestClock.noon })
        visit.window.rootViewController = UINavigationController(rootViewController: list)
        do {
            try await visit.screen.wait(until: "the list shows who has a book", within: patience) {
                $0.shows("lent to Ada")
            }
            try visit.screen.tap("On loan")
            try await visit.screen.wait(until: "the screen shows two loans", within: patience) { $0.rows.count == 2 }
            try visit.screen.tap("Return all")
            try await visit.screen.wait(until: "an alert says that it is done", within: patience) { $0.alert != nil }
            try visit.screen.tap("OK")
            let isStored = visit.store.books == Books.returned
            guard isJudged(isStored, after: "16a.3", because: "the shelf isn't as a return leaves it") else { return }
            visit.leave()
            try await visit.screen.wait(until: "the list shows no loan", within: patience) {
                $0.rows.count == 3 && !$0.shows("lent to")
            }
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the user returns all books, goes back, and sees a list in which nothing is lent",
                    why: "a user who sees an old list believes that Ada still has the book",
                    look: Self.look(
                        ["ShelfLoansDirector", "ShelfLoansWorker"],
                        "the way of the news, from the Worker's success to the list that opened the screen")))
        }
    }

    private static func wrongNews(_ said: [String], when what: String) -> Comment {
        let told = said.filter { $0 == "delegate.loansDidEnd()" }.count
        let isLate = what.contains("before")
        let fault: (happened: String, look: String)
        if !said.contains("store.didSave()") {
            fault = (
                "nothing was stored",
                isLate
                    ? look("ShelfLoansWorker", "which of its closures does nothing once the screen is gone?")
                    : look(
                        ["ShelfLoansDirector", "ShelfLoansWorker"],
                        "from the tap to the store: which actor doesn't ask the next one?")
            )
        } else if told == 0, isLate {
            fault = (
                "the books were stored, and the delegate was told nothing",
                look("ShelfLoansWorker", "whom do its closures hold until the answer is there?")
            )
        } else if told == 0 {
            fault = (
                "the books were stored, and the delegate was told nothing",
                look(
                    ["ShelfLoansDirector", "ShelfLoansNavigator"],
                    "from the Worker's answer to the delegate: who gets the delegate, and which actor says nothing?")
            )
        } else if told > 1 {
            fault = (
                "the delegate was told \(told) times",
                look("ShelfLoansDirector", "every place where the delegate is told")
            )
        } else {
            fault = (
                "the delegate was told before the store had answered",
                look("ShelfLoansDirector", "which method tells the delegate? Only a success knows")
            )
        }
        return .teaching(
            expected: "\(what): the return is stored, and then the delegate is told, once",
            happened: fault.happened, why: "the list below shows what it last heard", look: fault.look)
    }
}
