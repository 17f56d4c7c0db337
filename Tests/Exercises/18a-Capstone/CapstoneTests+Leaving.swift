import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise18a

extension CapstoneTests {
    private static let shared: Set = ["LineStore", "BookStoreStub"]

    @Test("18a.5 everybody is freed when the reservations were left")
    func everybodyIsFreed() async {
        await Visit.reservations(
            expecting: "the line is shown, and the user can leave the screen",
            because: "this test is about what is freed then; other tests check what is shown",
            look: Visit.look("Reserve/ShelfReserveNavigator", "makeModule: whom does it connect?")
        ) { app in
            try await app.waitForLine()
            var actors = Released()
            // The book's screen is still there, and the sender of its news may know it.
            actors.watchActors(from: try app.top(), except: Self.shared.union(["ShelfDetailDirector"]))
            try app.screen.goBack()
            _ = await eventually(within: .seconds(1)) { actors.stillAlive.isEmpty }
            expect(
                actors.stillAlive.isEmpty,
                .teaching(
                    expected: "when the user leaves the screen, its whole module is freed", happened: actors.remainder,
                    why: "each visit would leave one more module behind",
                    look: Visit.look(
                        "Reserve/ShelfReserveNavigator", "makeModule: who owns whom, and who looks back weakly?")))
        }
    }

    @Test("18a.5 the reservations keep nobody alive whom they tell")
    func theBookIsNotHeld() async {
        await Visit.reservations(
            expecting: "the line is shown, and the app can let go of its screens",
            because: "this test is about what is freed then; other tests check what is shown",
            look: Visit.look("Reserve/ShelfReserveNavigator", "makeModule: whom does it connect?")
        ) { app in
            try await app.waitForLine()
            var below = Released()
            below.watchActors(from: try app.top(back: 1), except: Self.shared)
            let reservations = try app.top()
            app.window.rootViewController = UIViewController()
            _ = await eventually(within: .seconds(1)) { below.stillAlive.isEmpty }
            expect(
                below.stillAlive.isEmpty,
                .teaching(
                    expected: "when the screens below go, they are freed, while the reservations are still there",
                    happened: below.remainder,
                    why: "news is for listeners that are there; the sender doesn't own them",
                    look: Visit.look("Reserve/ShelfReserveDirector", "how is the delegate held?")))
            withExtendedLifetime(reservations) {}
        }
    }

    @Test("18a.5 answers for somebody who has gone do nothing")
    func answersForNobody() async {
        var (isThere, isReserving) = (false, false)
        await Visit.reservations(
            expecting: "the line is shown", because: "this test is about answers that come later than that",
            look: Visit.look("Reserve/ShelfReserveNavigator", "makeModule: whom does it connect?")
        ) { app in
            try await app.waitForLine()
            isThere = true
            app.store.holdsAnswers = true
            isReserving = (try? app.reserve("Dan")) != nil
        }
        guard isThere else { return }
        await #expect(processExitsWith: .success, Self.trap("while the line is loaded", "gives it")) { @MainActor in
            await LateAnswer.line()
        }
        await #expect(processExitsWith: .success, Self.trap("while the line is loaded", "fails")) { @MainActor in
            await LateAnswer.noLine()
        }
        guard isJudged(isReserving, after: "18a.3", because: "no name can be reserved") else { return }
        await #expect(processExitsWith: .success, Self.trap("while a name is stored", "has kept it")) { @MainActor in
            await LateAnswer.reservation()
        }
        await #expect(processExitsWith: .success, Self.trap("while a name is stored", "fails")) { @MainActor in
            await LateAnswer.noReservation()
        }
    }

    private static func trap(_ when: String, _ answer: String) -> Comment {
        .teaching(
            expected:
                "the user leaves this screen, or all of them, \(when), then the store \(answer), and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screens; an unowned or force-unwrapped \
                reference to an object that is gone crashes the app, and a weak one called with ? does nothing
                """,
            look: Visit.look(
                ["Reserve/ShelfReserveWorker", "Reserve/ShelfReserveDirector"],
                "weak instead of unowned, ? instead of !, in all files of this module"))
    }
}

extension App {
    /// Returns the controller on top, or one below it; throws without one.
    func top(back count: Int = 0) throws -> UIViewController {
        let stack = (window.rootViewController as? UINavigationController)?.viewControllers ?? []
        return try #require(stack.dropLast(count).last, "there is a screen on top")
    }
}
