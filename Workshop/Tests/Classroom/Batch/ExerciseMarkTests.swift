import Checking
import CourseFixtures
import Testing

@testable import workshop

@Suite("A mark made of a verdict")
struct ExerciseMarkTests {
    @Test("tells a student nothing that only a teacher can type")
    func timedOut() throws {
        let verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(except: ["one"]), end: .killedAfter(seconds: 10)))
        let mark = ExerciseMark(verdict, of: [:], in: try TemporaryCourse().checkout)
        #expect(mark.outcome == .timedOut)
        let texts = mark.findings.flatMap { [$0.what] + $0.lines.map(\.text) }
        #expect(texts.contains { $0.hasPrefix("for a loop that never ends") })
        #expect(texts.filter { $0.contains("--") } == [])
    }

    @Test("has points and requirements, unless there is no verdict")
    func refused() {
        let late = ExerciseMark(Recorded.exercise, .timedOut, because: "the compiler used more than 180 s")
        #expect(late.points == 0 && late.requirements.map(\.outcome) == [.notReached, .notReached, .notReached])
        let refused = ExerciseMark(Recorded.exercise, .refused, because: "there is no verdict")
        #expect(refused.points == nil && refused.requirements == [])
    }
}
