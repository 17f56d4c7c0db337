import ExerciseSupport
import Testing

@testable import Exercise08a

/// Whatever comes after what, the list shows what came last.
extension OutputsPerEventTests {
    @Test("08a.1 on the screen, changes and returns in any order leave the list with the books that came last")
    func theLastBooksAreShown() {
        for seed in 1...12 {
            var walk = ListWalk(seed: seed)
            for _ in 1...25 {
                if let mismatch = walk.mismatch {
                    Issue.record(
                        .teaching(
                            expected: mismatch.expected,
                            happened: mismatch.happened,
                            why: "each list takes the place of the one before, whatever else is under way",
                            look: Self.look(
                                "UseCase", "when is the presenter told of books?",
                                and: "Presenter", "what is left from the list before?")))
                    return
                }
                walk.step()
            }
        }
    }
}
