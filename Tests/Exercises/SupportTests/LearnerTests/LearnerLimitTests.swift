import Testing

@testable import ExerciseSupport

@Suite("The time of the next run of a learner's tests")
struct LearnerLimitTests {
    private let limit = LearnerLimit(whole: 8, short: 2)

    @Test("is the whole time as long as each run came to its end, whatever it noticed")
    func whole() {
        var limit = limit
        for end in [LearnerRun.End.complete, .crashed(LearnerTrap()), .endedEarly] { limit.count(end, on: "wrong") }
        #expect(limit == self.limit)
        #expect(limit.seconds(on: "other") == 8)
    }

    @Test("is short after a fault on which they never ended, and none after three of these")
    func faults() {
        var limit = limit
        for seconds in [8, 2, 2] {
            #expect(limit.seconds(on: "wrong") == seconds)
            limit.count(.timedOut(seconds: seconds), on: "wrong")
        }
        #expect(limit.seconds(on: "wrong") == nil)
        #expect(limit.seconds(on: nil) == 8)
    }

    @Test("is none after the code as it is, on which they never ended")
    func asItIs() {
        var limit = limit
        limit.count(.timedOut(seconds: 8), on: nil)
        #expect(limit.seconds(on: "wrong") == nil)
    }
}
