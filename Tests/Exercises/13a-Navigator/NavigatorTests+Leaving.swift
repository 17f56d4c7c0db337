import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13a

extension NavigatorTests {
    @Test("13a.5 what was left is freed, with every actor of its module", arguments: Module.allCases)
    func leavingFreesTheModule(_ module: Module) async {
        let harness = Harness(module)
        guard harness.director != nil else {
            expect(
                false,
                .teaching(
                    expected: "the \(module.name) has actors that can be freed", happened: "it has none yet",
                    why: "a module that isn't connected can't be tried",
                    look: Self.look(module, "makeModule: who is made, and who is told of whom?")))
            return
        }
        var left = Released()
        if let scene = harness.scene { left.watchActors(from: scene, except: ["StoreSpy", "DelegateSpy"]) }
        Self.openTheNext(harness, watching: &left)
        harness.stack.viewControllers = [Harness.plain("First")]
        _ = await eventually(within: .milliseconds(500)) { left.stillAlive.isEmpty }
        // What was opened from the module may stay although the module itself goes.
        let alive = Module.allCases.filter { other in
            left.stillAlive.contains { $0.hasPrefix("Shelf\(other.rawValue)") }
        }
        let culprit = alive.contains(module) ? module : alive.first ?? module
        expect(
            left.stillAlive.isEmpty,
            .teaching(
                expected:
                    "when the user leaves the \(module.name), its actors are freed, and so is what was opened from it",
                happened: left.remainder,
                why: "each visit leaves them in memory, with all that they know",
                look: Self.look(culprit, "what does the Navigator hold, and who holds the Navigator?")))
        withExtendedLifetime((harness.store, harness.delegate)) {}
    }

    /// Opens what the module leads to, and leaves it again.
    private static func openTheNext(_ harness: Harness, watching left: inout Released) {
        harness.navigator(ShelfList_Navigate.self)?.gotoDetail(of: Books.emma, with: harness.delegate)
        harness.navigator(ShelfDetail_Navigate.self)?.gotoLend(Books.emma, with: harness.delegate)
        guard let opened = harness.stack.topViewController, opened !== harness.scene, harness.titles.count > 3 else {
            return
        }
        left.watchActors(from: opened, except: ["StoreSpy", "DelegateSpy"])
        _ = harness.screen.text
        harness.stack.popViewController(animated: false)
    }

    @Test("13a.5 a way that is asked for when the screen has gone crashes nothing")
    func lateAnswersCrashNothing() async {
        await #expect(processExitsWith: .success, Self.gone(.lend, "goBack()")) { @MainActor in
            Alone.goBackWhenLeft()
        }
        await #expect(processExitsWith: .success, Self.gone(.list, "gotoDetail(of:with:)")) { @MainActor in
            Alone.gotoDetailWhenLeft()
        }
        await #expect(processExitsWith: .success, Self.gone(.book, "gotoLend(_:with:)")) { @MainActor in
            Alone.gotoLendWhenLeft()
        }
    }

    private static func gone(_ module: Module, _ way: String) -> Comment {
        .teaching(
            expected: "\(way) comes when the screen is gone, and nothing crashes", happened: "it crashed",
            why: """
                an answer may come after the user has left the screen, and the Director then asks for the way as \
                always; an unowned or force-unwrapped reference to a screen that is gone crashes the app
                """,
            look: look(module, "the property for its own screen: weak instead of unowned, ? instead of !"))
    }
}
