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
        return WatchState(at: exercise, of: exercises, showing: .arrival(exercise, .notBegun, isChecking: false))
    }

    private let nothing = NextStep(lesson: nil, exercise: nil)

    /// Returns a next step of which a test knows only the number.
    private func step(to number: ExerciseNumber?) -> NextStep {
        NextStep(lesson: nil, exercise: exercises.first { $0.number == number })
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

    @Test("Enter leads back to the findings, but not past the way to an exercise that is still ahead")
    func findings() throws {
        var state = try watching()
        #expect(state.take(.key(.findings)) == [.showArrival])
        let path = LearningPath(Catalogue(of: try TemporaryCourse().checkout), progress: ProgressRecord())
        state = WatchState(at: state.exercise, of: exercises, showing: .status(path))
        #expect(state.take(.key(.findings)) == [])
    }

    @Test("typing ahead begins no second one")
    func typingAhead() throws {
        var state = try watching()
        #expect(state.take(.key(.run)) == [.check])
        for _ in 1...5 { #expect(state.take(.key(.run)) == []) }
        #expect(state.take(.judged(verdict(state.exercise, passes: false), next: nothing)) == [])
        #expect(!state.isChecking)
    }

    @Test("however often is saved during a run, one more follows it")
    func savesDuringARun() throws {
        var state = try watching()
        _ = state.take(.saved)
        for _ in 1...3 { #expect(state.take(.saved) == []) }
        #expect(state.isOutdated)
        let failed = verdict(state.exercise, passes: false)
        #expect(state.take(.judged(failed, next: nothing)) == [.check])
        #expect(state.take(.judged(failed, next: nothing)) == [])
    }

    @Test("a run that passed what was changed meanwhile moves nobody on")
    func outdatedPass() throws {
        var state = try watching()
        _ = state.take(.saved)
        _ = state.take(.saved)
        #expect(state.take(.judged(verdict(state.exercise, passes: true), next: step(to: "15a"))) == [.check])
        #expect(state.exercise.number == "13a")
    }

    @Test("an exercise that passed stays, a save in it is checked, and n goes where the way leads")
    func staysAndMovesOn() throws {
        var state = try watching("06a")
        _ = state.take(.saved)
        #expect(state.take(.judged(verdict(state.exercise, passes: true), next: step(to: "15a"))) == [])
        #expect(state.exercise.number == "06a")
        guard case .passed(let passed, let next) = state.page else {
            Issue.record("the page is \(state.page)")
            return
        }
        #expect(passed.exercise.number == "06a")
        #expect(next.exercise?.number == "15a")
        #expect(state.take(.saved) == [.check])
        _ = state.take(.judged(verdict(state.exercise, passes: true), next: step(to: "15a")))
        _ = state.take(.key(.reference))
        #expect(state.take(.key(.next)) == [.showArrival])
        #expect(state.exercise.number == "15a")
        _ = state.take(.key(.previous))
        #expect(state.exercise.number == "13a")
        _ = state.take(.key(.next))
        #expect(state.exercise.number == "15a")
    }

    @Test("an exercise that passed and then failed is followed by the one behind it, as any other")
    func failsAfterPass() throws {
        var state = try watching("06a")
        for passes in [true, false] {
            _ = state.take(.saved)
            _ = state.take(.judged(verdict(state.exercise, passes: passes), next: step(to: "15a")))
        }
        _ = state.take(.key(.next))
        #expect(state.exercise.number == "13a")
    }

    @Test("whoever comes to files of which nothing is known has them checked, and once")
    func arrives() throws {
        var state = try watching()
        _ = state.take(.key(.next))
        let page = WatchPage.arrival(state.exercise, .begun, isChecking: true)
        #expect(state.take(.arrived(page, needsCheck: true)) == [.check])
        #expect(state.take(.arrived(page, needsCheck: true)) == [])
        #expect(state.take(.key(.previous)) == [.stopCheck, .showArrival])
        #expect(state.take(.arrived(.arrival(state.exercise, .notBegun, isChecking: false), needsCheck: false)) == [])
        #expect(!state.isChecking)
    }

    @Test(
        "edited files need a check, unless they are those that passed",
        arguments: [
            (ExerciseState.notBegun, false), (.passed, false), (.begun, true), (.passedBefore(points: nil), true),
            (.unmet(points: 1, requirements: []), true),
        ])
    func needsCheck(state: ExerciseState, expected: Bool) { #expect(state.needsCheck == expected) }

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
        #expect(state.take(.judged(verdict(left, passes: true), next: nothing)) == [])
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
        _ = state.take(.page(.complaint("there is no editor")))
        #expect(state.take(.key(.next)) == [.showArrival])
        #expect(state.exercise == exercises[1])
        _ = state.take(.arrived(.arrival(state.exercise, .notBegun, isChecking: false), needsCheck: false))
        _ = state.take(.key(.next))
        #expect(state.exercise == exercises[2])
    }

    @Test("h, l, s, d and e bring something and disturb no check")
    func pages() throws {
        var state = try watching()
        _ = state.take(.saved)
        #expect(state.take(.key(.hint)) == [.showHint])
        #expect(state.take(.key(.list)) == [.showList])
        #expect(state.take(.key(.difference)) == [.showDifference])
        #expect(state.take(.key(.reference)) == [.showReference])
        #expect(state.take(.key(.edit)) == [.edit])
        #expect(state.take(.page(.hint(nil))) == [])
        #expect(state.isChecking)
    }
}
