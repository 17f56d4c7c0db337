import Testing

@testable import workshop

@Suite("Figures of a class")
struct FiguresTests {
    private func separation(_ met: [Int], _ rest: [Int]) -> Separation {
        Separation(zip(met, rest).map { ($0 == 1, $1) })
    }

    @Test(
        "separation is the correlation between meeting a requirement and the other points",
        arguments: [
            ([1, 1, 1, 1, 1, 0, 0, 0, 0, 0], [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.870_388),
            ([0, 0, 0, 1, 1, 1, 1, 1, 1, 1], [9, 8, 8, 1, 2, 3, 4, 5, 6, 7], -0.760_954),
            ([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], [3, 3, 5, 5, 7, 7, 1, 1, 2, 2, 9, 9], 0),
            ([1, 1, 1, 1, 1, 0, 0, 0, 0, 0], [4, 4, 4, 4, 4, 2, 2, 2, 2, 2], 1),
        ] as [([Int], [Int], Double)])
    func value(met: [Int], rest: [Int], expected: Double) throws {
        guard case .known(let value, let chance) = separation(met, rest) else {
            Issue.record("nothing is known")
            return
        }
        #expect(abs(value - expected) < 0.000_01)
        #expect(abs(chance * chance * Double(met.count) - 4) < 0.000_001)
    }

    @Test("separation says nothing where nothing can be said")
    func unknown() {
        let rest = Array(1...10)
        #expect(separation([1, 0, 1, 0, 1, 0, 1, 0, 1], Array(1...9)) == .tooFew)
        #expect(separation([], []) == .tooFew)
        #expect(separation(Array(repeating: 1, count: 10), rest) == .allMet)
        #expect(separation(Array(repeating: 0, count: 10), rest) == .noneMet)
        #expect(separation([1, 0, 1, 0, 1, 0, 1, 0, 1, 0], Array(repeating: 7, count: 10)) == .allAlike)
    }

    @Test(
        "chance is as tables of the correlation have it",
        arguments: [(25, 0.395), (50, 0.279), (100, 0.197), (200, 0.139)])
    func chance(count: Int, table: Double) {
        #expect(abs(Separation.chance(count) - table) < 0.006)
    }

    @Test(
        "correlations are written without a zero before the point",
        arguments: [(0.6249, ".62"), (-0.07, "−.07"), (1, "1.00"), (-1, "−1.00"), (0.999, "1.00"), (-0.004, ".00")])
    func text(value: Double, text: String) {
        #expect(Separation.text(value) == text)
    }

    @Test("a requirement is missed for whatever reason, and its own points are not held against it")
    func requirement() {
        let exercise = ExampleClass.exercise("13a", "Worker", "Get the books", [2, 1])
        func submission(_ index: Int, _ outcome: RequirementMark.Outcome, other: Int) -> SubmissionMark {
            let own = RequirementMark(id: "13a.1", outcome: outcome, points: outcome == .met ? 2 : 0)
            let second = RequirementMark(id: "13a.2", outcome: other == 1 ? .met : .failed, points: other)
            let mark = ExerciseMark(
                exercise: "13a", outcome: .notPassed, points: own.points + other, requirements: [own, second],
                findings: [])
            return SubmissionMark(id: "\(index)", name: "\(index)", marks: [mark])
        }
        let outcomes: [RequirementMark.Outcome] = [
            .met, .met, .met, .met, .met, .met, .failed, .crashed, .timedOut, .endedEarly, .notJudged, .notReached,
        ]
        // Students who miss it have the second requirement, and the others don't, so it separates perfectly, but in
        // reverse.
        let submissions = outcomes.enumerated().map { submission($0, $1, other: $1 == .met ? 0 : 1) }
        let none = SubmissionMark(id: "x", name: "x", marks: [])
        let figures = RequirementFigures(exercise.requirements[0], of: exercise, in: submissions + [none])
        #expect(figures.graded == 12 && figures.missed == 6 && figures.missedPercent == 50)
        guard case .known(let value, _) = figures.separation else {
            Issue.record("nothing is known")
            return
        }
        #expect(abs(value + 1) < 0.000_001)
    }

    @Test("one of many is not told as none, and all but one not as all")
    func percent() {
        let exercise = ExampleClass.exercise("13a", "Worker", "Get the books", [1])
        func percent(missed: Int, of count: Int) -> Int {
            let submissions = (0..<count).map { index in
                let outcome: RequirementMark.Outcome = index < missed ? .failed : .met
                let own = RequirementMark(id: "13a.1", outcome: outcome, points: 0)
                let mark = ExerciseMark(exercise: "13a", outcome: .passed, points: 0, requirements: [own], findings: [])
                return SubmissionMark(id: "\(index)", name: "\(index)", marks: [mark])
            }
            return RequirementFigures(exercise.requirements[0], of: exercise, in: submissions).missedPercent
        }
        #expect(percent(missed: 1, of: 300) == 1 && percent(missed: 299, of: 300) == 99)
        #expect(
            percent(missed: 0, of: 300) == 0 && percent(missed: 300, of: 300) == 100 && percent(missed: 0, of: 0) == 0)
        #expect(percent(missed: 1, of: 3) == 33)
    }

    @Test(
        "the median lies in the middle",
        arguments: [([], nil), ([4], "4"), ([1, 2], "1.5"), ([1, 3], "2"), ([0, 1, 9], "1")])
    func median(numbers: [Int], median: String?) {
        #expect(PointsFigures.median(numbers) == median)
    }

    @Test(
        "a time of hand-in is read with and without seconds and a zone",
        arguments: [
            ("1970-01-01T00:00:00Z", 0, "1970-01-01 00:00 UTC"),
            ("2000-03-01T00:00Z", 951_868_800, "2000-03-01 00:00 UTC"),
            ("2026-11-20T14:03:59.25Z", 1_795_183_439, "2026-11-20 14:03 UTC"),
            ("2026-11-20T14:03:59+01:00", 1_795_179_839, "2026-11-20 14:03 +01:00"),
            ("2024-02-29 23:59:59-0230", 1_709_260_199, "2024-02-29 23:59 -0230"),
            ("2026-11-20T14:03:59", 1_795_183_439, "2026-11-20 14:03"),
        ])
    func time(text: String, seconds: Int, shown: String) {
        #expect(HandInTime(text)?.seconds == seconds)
        #expect(HandInTime(text)?.text == shown)
    }

    @Test(
        "what is no time is none",
        arguments: [
            "", "2026-11-20", "2026-13-01T00:00:00Z", "2026-11-32T00:00:00Z", "2026-11-20T24:00:00Z",
            "2026-11-20T14:60Z", "<b>2026-11-20T14:03:59Z", "２０２６-11-20T14:03Z",
        ])
    func noTime(text: String) {
        #expect(HandInTime(text) == nil)
    }
}
