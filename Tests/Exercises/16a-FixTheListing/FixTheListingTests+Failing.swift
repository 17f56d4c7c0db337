import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise16a

extension FixTheListingTests {
    @Test("16a.4 books that can't be loaded are told, and end the loading")
    func failedFetchIsTold() async {
        // If the store is never asked, nothing can fail.
        guard await Visit().opens() else { return }
        let visit = Visit()
        visit.store.loadFails = true
        visit.open()
        guard await Self.expectFailure("The loans could not be loaded.", titles: [], in: visit) else { return }
        expect(
            !visit.screen.shows("Nothing is lent"),
            .teaching(
                expected: "when the books can't be loaded, the screen doesn't say \"Nothing is lent\"",
                happened: "it says so", screen: visit.screen.render(),
                why: "the screen can't know whether a book is lent: the books never came",
                look: Self.look(
                    ["ShelfLoansScene", "ShelfLoansDirector"], "when is the label shown, and who knows it by then?")))
    }

    @Test("16a.4 books that can't be returned are told, end the loading, and stay on the screen")
    func failedReturnIsTold() async {
        for fails in [\StoreSpy.loadFails, \StoreSpy.saveFails] {
            await Visit.journey(
                expecting: "after a failure, the user can tap Return all again", because: "the second try may succeed",
                look: Self.look("ShelfLoansDirector", "after a failure: does a tap do something again?")
            ) { visit in
                visit.store[keyPath: fails] = true
                visit.log.forget()
                let titles = visit.titles
                try visit.screen.tap("Return all")
                await visit.events.settle { visit.loads + visit.saves > 0 }
                // A Worker that already knows the books doesn't load them, so nothing has failed.
                if fails == \.loadFails, visit.loads == 0 { return }
                let isRight = await Self.expectFailure("The books could not be returned.", titles: titles, in: visit)
                guard isRight else { return }
                visit.store[keyPath: fails] = false
                try visit.screen.tap("Return all")
                try await visit.screen.wait(until: "an alert says \(Self.returned)", within: patience) {
                    $0.alert?.message == Self.returned
                }
            }
        }
    }

    /// Returns whether an alert with this text appears, with these rows and no loader behind it.
    @discardableResult
    private static func expectFailure(_ text: String, titles: [String], in visit: Visit) async -> Bool {
        do {
            try await visit.screen.wait(until: "an alert says \(text)", within: patience) {
                $0.alert?.message == text
            }
            try visit.screen.tap("OK")
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "when the store fails, an alert says: \(text)",
                    why: "a user who hears nothing waits, or believes that it worked",
                    look: look(
                        ["ShelfLoansWorker", "ShelfLoansDirector"],
                        "from the Worker's answer to the alert: who says nothing, or something else?")))
            return false
        }
        await visit.events.settle { !visit.screen.isLoading }
        expect(
            !visit.screen.isLoading,
            .teaching(
                expected: "after a failure nothing is on its way, and the loader stops",
                happened: "an alert said: \(text) Behind it the loader is still turning",
                why: "a loader that never stops tells the user to wait, and there is nothing left to wait for",
                look: look("ShelfLoansDirector", "which answers end the loading?")))
        expect(
            visit.titles == titles,
            .teaching(
                expected: "a failure leaves the rows as they were",
                happened: visit.titles.isEmpty
                    ? "the rows are gone" : "the screen shows \(visit.titles.joined(separator: ", "))",
                why: "the books are still lent, and an empty screen says that they are not",
                look: look("ShelfLoansDirector", "what does it display when something failed?")))
        return visit.titles == titles && !visit.screen.isLoading
    }
}
