import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise16a

extension FixTheListingTests {
    @Test("16a.6 Done leaves the screen, and leaving frees every actor of the module")
    func leavingFreesTheModule() async {
        let visit = Visit()
        await visit.openAndWait()
        var actors = Released()
        if let scene = visit.scene { actors.watchActors(from: scene, except: ["StoreSpy", "DelegateSpy"]) }
        do {
            try visit.screen.tap("Done")
            try await visit.screen.wait(until: "Done takes the screen away", within: patience) { _ in
                visit.scene == nil
            }
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the user taps Done, and the screen is gone",
                    why: "no other button leads back",
                    look: Self.look(
                        ["ShelfLoansScene", "ShelfLoansDirector", "ShelfLoansNavigator"],
                        "from the button to the way back: who tells whom, and who does nothing?")))
            return
        }
        _ = await eventually(within: patience) { actors.stillAlive.isEmpty }
        expect(
            actors.stillAlive.isEmpty,
            .teaching(
                expected: "when the user leaves the screen, every actor of its module is freed",
                happened: actors.remainder,
                why: "every visit leaves them behind, and the app grows as long as it is used",
                look: Self.look(
                    Self.filesOfCircles(stillAlive: actors.stillAlive),
                    "which property, or which closure, points back and owns? Fix one, and look again")))
    }

    @Test("16a.6 Done leaves the screen whatever the store still has to answer")
    func doneWaitsForNobody() async {
        // The test above covers a Done that leads nowhere.
        guard await Self.doneLeads() else { return }
        await Self.expectToLeaveAFetch()
        await Self.expectToLeaveAReturn()
    }

    /// Taps Done while the books are on their way, and expects that only the Worker may still wait for them.
    private static func expectToLeaveAFetch() async {
        let visit = Visit()
        visit.store.holdsAnswers = true
        visit.open()
        await visit.events.settle { visit.store.isBusy }
        guard isJudged(visit.store.isBusy, after: "16a.1", because: "opening the screen asks the store for nothing")
        else { return }
        var actors = Released()
        if let scene = visit.scene {
            actors.watchActors(from: scene, except: ["StoreSpy", "DelegateSpy", "ShelfLoansWorker"])
        }
        guard await expectDoneToLead(visit, while: "the books are on their way") else { return }
        _ = await eventually(within: patience) { actors.stillAlive.isEmpty }
        expect(
            actors.stillAlive.isEmpty,
            .teaching(
                expected: "the user leaves while the books are on their way, and the screen's module is freed",
                happened: actors.remainder,
                why: "a screen that is gone needs no rows; if the store never answers, its module stays for good",
                look: look("ShelfLoansWorker", "fetchLoans(): whom does the closure hold?")))
    }

    /// Taps Done while the books are being returned.
    private static func expectToLeaveAReturn() async {
        let visit = Visit()
        await visit.openAndWait()
        visit.store.holdsAnswers = true
        try? visit.screen.tap("Return all")
        await visit.events.settle { visit.store.isBusy }
        guard isJudged(visit.store.isBusy, after: "16a.3", because: "a tap on Return all asks the store for nothing")
        else { return }
        await expectDoneToLead(visit, while: "the books are being returned")
    }

    @discardableResult
    private static func expectDoneToLead(_ visit: Visit, while moment: String) async -> Bool {
        try? visit.screen.tap("Done")
        let isLeft = await eventually(within: patience) { visit.scene == nil }
        return expect(
            isLeft,
            .teaching(
                expected: "the user taps Done while \(moment), and the screen is gone",
                happened: "it is still there",
                why: "the user needn't wait for the store; what was asked for is done anyway",
                look: look(
                    ["ShelfLoansDirector", "ShelfLoansScene", "ShelfLoansNavigator"],
                    "from the button to the way back: who asks whether something is under way?")))
    }

    /// Returns whether Done takes the screen away when nothing is under way.
    private static func doneLeads() async -> Bool {
        let visit = Visit()
        await visit.openAndWait()
        try? visit.screen.tap("Done")
        return await eventually(within: patience) { visit.scene == nil }
    }

    /// Returns the files in which a circle may keep these actors alive, the likeliest first.
    ///
    /// The Scene owns all others, so a Scene that stays keeps all of them; if it has gone, it isn't part of the circle.
    private static func filesOfCircles(stillAlive: [String]) -> [String] {
        stillAlive.contains { $0.hasSuffix("Scene") }
            ? ["ShelfLoansScene", "ShelfLoansDirector", "ShelfLoansNavigator"]
            : ["ShelfLoansWorker", "ShelfLoansDirector"]
    }

    @Test("16a.6 the screen keeps nobody alive whom it tells")
    func theOpenerIsNotHeld() async {
        let visit = Visit()
        await visit.openAndWait()
        var opener = Released()
        if let delegate = visit.delegate { opener.watch(delegate, as: "the screen's opener") }
        visit.delegate = nil
        visit.store.answerAll()
        _ = await eventually(within: patience) { opener.stillAlive.isEmpty }
        expect(
            opener.stillAlive.isEmpty,
            .teaching(
                expected:
                    "when the app lets go of the screen's opener, that is freed, while the screen is still there",
                happened: opener.remainder,
                why:
                    "news is for listeners that are there; a strong reference keeps a listener's whole module alive",
                look: Self.look("ShelfLoansDirector", "the property for the listener: who owns whom?")))
    }

    @Test("16a.6 an answer that comes when somebody has gone crashes nothing")
    func lateAnswersDoNothing() async {
        await #expect(processExitsWith: .success, Self.trap("the books come after the user has left the screen")) {
            @MainActor in
            await LateAnswers.fetch()
        }
        await #expect(
            processExitsWith: .success, Self.trap("the books can't be loaded, and the user has left the screen")
        ) { @MainActor in
            await LateAnswers.failedFetch()
        }
        await #expect(
            processExitsWith: .success, Self.trap(Self.returnedAndLeft)
        ) { @MainActor in
            await LateAnswers.returning()
        }
        await #expect(
            processExitsWith: .success,
            Self.trap("all books were returned, and the screen's opener is gone", in: ["ShelfLoansDirector"])
        ) { @MainActor in
            await LateAnswers.returningForNobody()
        }
        await #expect(
            processExitsWith: .success,
            Self.trap("nothing can be loaded, neither at first nor for the return, and the user has left the screen")
        ) { @MainActor in
            await LateAnswers.failedReturning()
        }
    }

    static let returnedAndLeft = "all books were returned after the user had left the screen"

    static func trap(
        _ what: String, in files: [String] = ["ShelfLoansDirector", "ShelfLoansWorker"]
    ) -> Comment {
        .teaching(
            expected: "\(what), and nothing crashes", happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; a reference that is unwrapped by force, \
                or by an exclamation mark after its type, crashes the app when its object is gone
                """,
            look: look(files, "every ! after a type, and every unowned: which object may be gone by then?"))
    }
}
