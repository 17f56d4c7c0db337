import CourseFixtures
import Testing

@testable import Checking
@testable import Course
@testable import workbook

@Suite("Whoever watches sees one verdict after the other")
struct WatchStateTests {
    private let exercises = ["06a", "13a", "15a"].map(Recorded.exercise(numbered:))

    private func watching(_ number: ExerciseNumber = "13a") throws -> WatchState {
        let exercise = try #require(exercises.first { $0.number == number })
        return WatchState(at: exercise, of: exercises, showing: .arrival(exercise, .notBegun))
    }

    private func verdict(_ exercise: Exercise, passes: Bool) -> Verdict {
        Verdict(
            exercise: exercise,
            results: exercise.requirements.map {
                RequirementResult(requirement: $0, outcome: passes ? .met : .notReached("of something"))
            }, compilerErrors: [], strays: [], strayCulprits: [])
    }

    @Test("a save begins a check")
    func save() throws {
        var state = try watching()
        #expect(state.take(.saved) == [.check])
        #expect(state.isChecking)
    }

    @Test("typing ahead begins no second one")
    func typingAhead() throws {
        var state = try watching()
        #expect(state.take(.key(.run)) == [.check])
        for _ in 1...5 { #expect(state.take(.key(.run)) == []) }
        #expect(state.take(.judged(verdict(state.exercise, passes: false), left: ["13a"])) == [])
        #expect(!state.isChecking)
    }

    @Test("however often is saved during a run, one more follows it")
    func savesDuringARun() throws {
        var state = try watching()
        _ = state.take(.saved)
        for _ in 1...3 { #expect(state.take(.saved) == []) }
        #expect(state.isOutdated)
        let failed = verdict(state.exercise, passes: false)
        #expect(state.take(.judged(failed, left: ["13a"])) == [.check])
        #expect(state.take(.judged(failed, left: ["13a"])) == [])
    }

    @Test("a run that passed what was changed meanwhile moves nobody on")
    func outdatedPass() throws {
        var state = try watching()
        _ = state.take(.saved)
        _ = state.take(.saved)
        #expect(state.take(.judged(verdict(state.exercise, passes: true), left: ["15a"])) == [.check])
        #expect(state.exercise.number == "13a")
    }

    @Test(
        "an exercise that passes is followed by the next one that is left, from the beginning again at the end",
        arguments: [
            ("06a", ["13a", "15a"], "13a"), ("06a", ["15a"], "15a"), ("15a", ["06a", "13a"], "06a"),
            ("13a", ["06a"], "06a"), ("13a", [], "13a"),
        ])
    func movesOn(from number: ExerciseNumber, left: [ExerciseNumber], to expected: ExerciseNumber) throws {
        var state = try watching(number)
        _ = state.take(.saved)
        #expect(state.take(.judged(verdict(state.exercise, passes: true), left: Set(left))) == [])
        #expect(state.exercise.number == expected)
        guard case .passed(let verdict, let next) = state.page else {
            Issue.record("the page is \(state.page)")
            return
        }
        #expect(verdict.exercise.number == number)
        #expect(next?.number == (left.isEmpty ? nil : expected))
    }

    @Test("n and p go through all of them, and stop at either end")
    func moves() throws {
        var state = try watching()
        #expect(state.take(.key(.next)) == [.showArrival])
        #expect(state.take(.key(.next)) == [])
        #expect(state.exercise.number == "15a")
        _ = state.take(.key(.previous))
        _ = state.take(.key(.previous))
        #expect(state.take(.key(.previous)) == [])
        #expect(state.exercise.number == "06a")
    }

    @Test("going on ends the check that runs, and its verdict counts for nothing")
    func movesDuringARun() throws {
        var state = try watching()
        let left = state.exercise
        _ = state.take(.saved)
        #expect(state.take(.key(.next)) == [.stopCheck, .showArrival])
        let turned = state.turned
        #expect(state.take(.judged(verdict(left, passes: true), left: [])) == [])
        #expect(state.exercise.number == "15a")
        #expect(state.turned == turned)
    }

    @Test("q ends the check that runs, and leaves")
    func quits() throws {
        var state = try watching()
        #expect(state.take(.key(.quit)) == [.quit])
        _ = state.take(.saved)
        #expect(state.take(.key(.quit)) == [.stopCheck, .quit])
    }

    @Test("a check that Ctrl-Z held up begins anew")
    func resumes() throws {
        var state = try watching()
        #expect(state.take(.resumed) == [])
        _ = state.take(.saved)
        #expect(state.take(.resumed) == [.stopCheck, .check])
    }

    @Test("a check without a verdict says why, unless another one follows")
    func fails() throws {
        var state = try watching()
        _ = state.take(.saved)
        #expect(state.take(.failed(.complaint("because"))) == [])
        guard case .complaint("because") = state.page else {
            Issue.record("the page is \(state.page)")
            return
        }
        _ = state.take(.saved)
        _ = state.take(.saved)
        #expect(state.take(.failed(.complaint("because"))) == [.check])
    }

    @Test("where a lesson comes first, h says so, and n goes to the exercise and not past it")
    func lessonFirst() throws {
        let course = try TemporaryCourse()
        let path = LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())
        var state = WatchState(at: exercises[1], of: exercises, showing: .status(path))
        #expect(state.take(.key(.hint)) == [])
        guard case .lessonFirst(let lesson, exercises[1]) = state.page else {
            Issue.record("the page is \(state.page)")
            return
        }
        #expect(lesson.number == 1)
        #expect(state.take(.key(.hint)) == [.showHint])
        #expect(state.take(.key(.next)) == [.showArrival])
        #expect(state.exercise == exercises[1])
    }

    @Test("h, l and s bring a page and disturb no check")
    func pages() throws {
        var state = try watching()
        _ = state.take(.saved)
        #expect(state.take(.key(.hint)) == [.showHint])
        #expect(state.take(.key(.list)) == [.showList])
        #expect(state.take(.key(.difference)) == [.showDifference])
        #expect(state.take(.page(.hint(nil))) == [])
        #expect(state.isChecking)
    }
}
