import ExerciseSupport
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.1 whatever happened before, each event asks for what it needs")
    func eventsAskAtAnyTime() async {
        // The first test of this requirement reports shared state.
        guard SharedState.variables.isEmpty else { return }
        guard isJudged(Harness().presenter != nil, after: "04a.2", because: "the list has no presenter") else { return }
        await Self.walk(
            .asked, "each event asks the store for what it needs, and a tap during a return for nothing",
            look: exercise.look(
                in: "ShelfPresenter", for: "what does it remember about earlier events, and until when?"))
    }

    @Test("04a.2 whatever happened before, the rows are those of the books that came last")
    func rowsAreRightAtAnyTime() async {
        await Self.walk(
            .rows, "the rows are those of the books that came last, as of the moment when they came",
            look: exercise.look(
                in: ["ShelfPresenter", "ShelfViewController"],
                for: "what replaces the rows, and does all of a row change?"))
    }

    @Test("04a.3 whatever happened before, each answer is shown")
    func answersAreShownAtAnyTime() async {
        await Self.walk(
            .told, "each answer is shown, and the loader as long as work goes on",
            look: exercise.look(in: "ShelfPresenter", for: "each answer: what is the view told, and in which order?"))
    }

    @Test("04a.4 whatever happened before, a tap opens the book in its row")
    func tapsLeadRightAtAnyTime() async {
        await Self.walk(
            .opened, "a tap opens the book in its row",
            look: exercise.look(in: "ShelfPresenter", for: "which books does it keep, and are they those of the rows?"))
    }

    /// Takes random steps, and reports the first surprise if it is of this kind.
    private static func walk(_ part: Walk.Part, _ expected: String, look: String) async {
        // Other tests of 04a.2 to 04a.4 report a list without a presenter.
        guard SharedState.areNone(), Harness().presenter != nil else { return }
        for seed in [4, 17] {
            await Harness.steps(expected, why: whyWalk, look: look) { harness, presenter in
                // Other tests report a step that can't be taken.
                guard let surprise = try? await Walk.firstSurprise(harness, presenter, seed: seed),
                    surprise.part == part
                else { return }
                Issue.record(
                    .teaching(expected: expected, happened: surprise.story, why: whyWalk, look: look))
            }
        }
    }

    private static let whyWalk = """
        users do things in any order, and answers come at any time; what was right at first has to stay right
        """
}
