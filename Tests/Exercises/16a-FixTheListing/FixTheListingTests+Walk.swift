import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise16a

/// Tests of what no other test covers: one return after another, each with its own result.
extension FixTheListingTests {
    @Test("16a.3 whatever came before, a return ends what is lent by then, and the screen shows it")
    func everyReturnIsShown() async {
        Self.report(
            await Walk.mismatch(leaving: false), about: .returning,
            because: "a screen may stay open for days, and each return counts as much as the first one")
    }

    @Test("16a.4 whatever came before, a failure changes nothing but the loader")
    func everyFailureIsTold() async {
        Self.report(
            await Walk.mismatch(leaving: false), about: .failing,
            because: "after a failure everything is as it was, and can be tried again")
    }

    @Test("16a.5 whatever came before, each return that is stored is told once")
    func everyReturnIsNews() async {
        // A trap there is a finding, and must not end the suite.
        guard
            await #expect(
                processExitsWith: .success, Self.trap(Self.returnedAndLeft),
                performing: { @MainActor in await LateAnswers.returning() }) != nil
        else { return }
        Self.report(
            await Walk.mismatch(leaving: true), about: .news,
            because: "the list below shows what it last heard, and fetches each time that it hears something")
    }

    private static func report(_ mismatch: Walk.Mismatch?, about matter: Walk.Matter, because why: String) {
        guard let mismatch, mismatch.matter == matter else { return }
        expect(
            false,
            .teaching(
                expected: "\(mismatch.round), shelf, news and screen are as the task says, whatever came before",
                happened: mismatch.wrong, screen: mismatch.screen, why: why,
                look: look(
                    ["ShelfLoansDirector", "ShelfLoansWorker"],
                    "what is remembered of the previous return, and what is told when one has ended?")))
    }
}
