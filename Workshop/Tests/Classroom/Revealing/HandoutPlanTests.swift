import Course
import CourseFixtures
import Testing

@testable import workshop

@Suite("Exercises that show each other's answers")
struct HandoutPlanTests {
    /// In this course, 02a shows 01a; 03a, 03b and 03c show each other, and 03b is in 04a as well.
    private let plan = HandoutPlan(
        of: ["01a", "02a", "03a", "03b", "03c", "04a"],
        ShownAnswers(
            [
                ("01a", "02a", 78), ("03a", "03b", 100), ("03a", "03c", 100), ("03b", "03a", 100), ("03b", "03c", 100),
                ("03b", "04a", 100), ("03c", "03a", 100), ("03c", "03b", 100),
            ].map { ShownAnswer(exercise: $0.0, source: $0.1, percent: $0.2) }))

    private func refusal(
        _ exercises: [ExerciseNumber], given: [ExerciseNumber] = [], isLater: Bool = false
    ) -> String? {
        plan.refusal(of: exercises, given: given, isLater: isLater)?.description
    }

    @Test("as many as possible go together, and as many as possible in turn")
    func ways() {
        let all: [ExerciseNumber] = ["01a", "02a", "03a", "03b", "03c", "04a"]
        #expect(plan.together(all) == ["01a", "03a", "04a"])
        #expect(plan.inTurn(all) == [["01a"], ["02a", "03a", "04a"]])
        #expect(plan.inTurn(["03a", "04a"], after: ["03b"]) == [["04a"]])
    }

    @Test(
        "a set without such answers is handed out", arguments: [["01a", "03a", "04a"], ["02a", "03b"], ["03c"], []])
    func safe(set: [String]) throws {
        #expect(refusal(try set.map { try #require(ExerciseNumber($0)) }) == nil)
    }

    @Test("a refused set says who is solved where, and what to hand out instead")
    func refused() {
        #expect(
            refusal(["01a", "02a", "03a", "03b"]) == """
                Students would find answers in their own copy. Nothing was changed.
                  78% of 01a is in 02a
                  03a is solved in 03b
                  03b is solved in 03a
                  why: an exercise comes with a whole app, and the same app grows from exercise to exercise
                  fix: hand out --exercises 01a,03a
                       or one after the other, each when the answers before it are due: --exercises 01a, --then 02a,03a
                       or insist with --anyway, if marks don't depend on it
                """)
        #expect(
            refusal(["03a", "03b"])?.contains(
                """
                  fix: hand out one of them: --exercises 03a
                       or insist with --anyway
                """) == true)
    }

    @Test("what comes later may show answers that are due, and must not have been shown before")
    func later() {
        #expect(refusal(["02a"], given: ["01a"], isLater: true) == nil)
        #expect(refusal(["01a"], given: ["02a"], isLater: true)?.contains("78% of 01a is in 02a") == true)
        #expect(
            refusal(["03b"], given: ["03a"], isLater: true)?.contains(
                """
                  03b is solved in 03a
                  why: an exercise comes with a whole app, and the same app grows from exercise to exercise
                  fix: hand out another one, such as --then 04a
                       or insist with --anyway
                """) == true)
    }

    @Test("a set that is larger than the copy says what to add later; what the copy has already isn't compared again")
    func larger() {
        #expect(refusal([], given: ["03a", "03b"]) == nil)
        #expect(
            refusal(["02a", "03c"], given: ["01a"])?.contains(
                """
                  78% of 01a is in 02a
                  why: an exercise comes with a whole app, and the same app grows from exercise to exercise
                  fix: one after the other, each when the answers before it are due: --then 02a,03c
                """) == true)
    }
}
