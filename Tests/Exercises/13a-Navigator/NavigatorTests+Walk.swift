import ExerciseSupport
import Testing

@testable import Exercise13a

/// Checks what no other check covers: modules in two stacks, with all requests in any order.
extension NavigatorTests {
    @Test("13a.2 each way leads to its module, wherever the screens lie")
    func everyWayLeadsOn() {
        Self.report(
            .way, because: "a way is asked for at any moment, and a person sees what was asked for last",
            question: "what is opened, for which book, and on which stack?")
    }

    @Test("13a.3 lending takes itself off and nothing else, wherever the screens lie")
    func everyLoanLeadsBack() {
        Self.report(
            .back, because: "a loan may be stored at any moment, and every other screen belongs to another module",
            question: "goBack(): which screen is taken off, and is it its own?")
    }

    @Test("13a.4 of two who opened screens, each hears of its own")
    func everyNewsIsHeard() {
        Self.report(
            .news, because: "a delegate that opened another screen has nothing to do with this one",
            question: "makeModule and the way to it: who is passed along as the delegate?")
    }

    private static func report(_ matter: Walk.Matter, because why: String, question: String) {
        guard isJudged(Connection.areThere(), after: "13a.1", because: "a module isn't connected"),
            let mismatch = Walk.mismatch(), mismatch.matter == matter
        else { return }
        expect(
            false,
            .teaching(
                expected: mismatch.expected, happened: mismatch.happened, why: why,
                look: look(mismatch.module, question)))
    }
}
