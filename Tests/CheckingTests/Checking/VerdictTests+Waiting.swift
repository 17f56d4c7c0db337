import CourseFixtures
import Testing

@testable import Checking

extension VerdictTests {
    @Test("a test that waits for another requirement judges nothing, as long as that one is open")
    func waits() throws {
        let waiting = Recorded.waiting("plain", for: "13a.2")
        let lines = Recorded.whole(with: [waiting, Recorded.issue("three"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(verdict.results[2].outcome == .notJudged(after: "13a.2", because: "nothing is there"))
        #expect(verdict.unmet.map(\.requirement.id) == ["13a.2", "13a.3"] && verdict.points == 2)
        let both = Recorded.whole(with: [waiting, Recorded.issue("plain"), Recorded.issue("two"), Recorded.runEnded])
        guard case .failed(let issues) = try Recorded.verdict(Recorded.attempt(both)).results[2].outcome else {
            Issue.record("a mistake counts, whatever waits beside it")
            return
        }
        #expect(issues.count == 1)
    }

    @Test("of the open requirements, those that wait come last, and a hint is for the first that was judged")
    func waitingComesLast() throws {
        let lines = Recorded.whole(
            with: [Recorded.waiting("one", for: "13a.3"), Recorded.issue("plain"), Recorded.runEnded])
        let verdict = try Recorded.verdict(Recorded.attempt(lines))
        #expect(verdict.unmet.map(\.requirement.id) == ["13a.3", "13a.1"])
    }

    @Test("a test that waits for a requirement that is met contradicts its suite, and nothing is met by that")
    func waitsForNothing() throws {
        for first in ["13a.1", "13a.3", "13a.9"] {
            let lines = Recorded.whole(with: [Recorded.waiting("plain", for: first), Recorded.runEnded])
            let verdict = try Recorded.verdict(Recorded.attempt(lines))
            #expect(
                verdict.results[2].outcome
                    == .notReached("its suite says that \(first) comes first, which is not open"))
        }
    }
}
