import ExerciseSupport
import Testing

@testable import Exercise09a

/// Takes two hundred steps through the form in random order; each requirement reports its own mistakes.
extension CaptureAndTransformTests {
    @Test("09a.1 wherever one comes from, text that can't be read is told, and text that can be is not")
    func everyFormatIsTold() async { await Self.walk("09a.1", seed: 101) }

    @Test("09a.2 wherever one comes from, a day on which no loan can end is told, and another one is not")
    func everyDayIsJudged() async { await Self.walk("09a.2", seed: 102) }

    @Test("09a.3 wherever one comes from, a correction counts for its own field alone")
    func everyCorrectionCounts() async { await Self.walk("09a.3", seed: 103) }

    @Test("09a.4 wherever one comes from, what is missing is named")
    func everyGapIsNamed() async { await Self.walk("09a.4", seed: 104) }

    @Test("09a.5 wherever one comes from, Save lends what the fields show, or says why it doesn't")
    func everySaveEnds() async { await Self.walk("09a.5", seed: 105) }

    private static func walk(_ requirement: String, seed: Int) async {
        guard let surprise = await Walk.firstSurprise(seed: seed), surprise.requirement == requirement else { return }
        Issue.record(
            .teaching(
                expected: "\(surprise.story): \(surprise.expected)",
                happened: surprise.happened,
                why: "people fill in a form in any order and return to its fields; only what the fields show counts",
                look: surprise.look))
    }
}
