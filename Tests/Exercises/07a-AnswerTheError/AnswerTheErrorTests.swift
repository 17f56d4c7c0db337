import ExerciseSupport
import RoleRules
import Testing

@testable import Exercise07a

/// The exercise whose answer is tested.
let exercise = Exercise("07a")

@Suite(
    "Exercise 07a, answer the error", .exercise("07a"),
    .silent(except: "stateIsItsOwn()", where: SharedState.isThere))
struct AnswerTheErrorTests {
    @Test("07a.6 the rules of VIPER hold")
    func rulesHold() throws {
        // 07a.1 and 07a.2 cover messages of the view that are never sent.
        report(
            try exercise.violations(of: .viper)
                .filter { !($0.rule == "role-methods-have-callers" && $0.file.hasSuffix("Protocols.swift")) })
    }

    @Test("07a.5 what is known of a loan stands in a property of its presenter or interactor")
    func stateIsItsOwn() {
        let shared = SharedState.variables
        expect(
            shared.isEmpty,
            .teaching(
                expected: "presenter and interactor keep what they remember of a loan in properties of their own",
                happened: "\(shared.map(\.name).joined(separator: ", ")) is shared by all sheets",
                why: """
                    a sheet that the user left may still wait for its answer when the next one is open, and each would \
                    find what the other left behind; until that is fixed, the other tests say nothing
                    """,
                look: exercise.look(
                    at: shared.map(\.location.place), for: "does it belong to one loan, or to all of them?")))
    }

    /// The file of the presenter, and what to look for in it.
    static func presenter(_ what: String) -> String {
        exercise.look(in: "ShelfLend/Presenter/ShelfLendPresenter", for: what)
    }

    /// The file of the interactor, and what to look for in it.
    static func interactor(_ what: String) -> String {
        exercise.look(in: "ShelfLend/Interactor/ShelfLendInteractor", for: what)
    }

    /// Cases of an enumeration in words: `refused, unreachable`.
    static func list(_ errors: [LendError]) -> String {
        errors.map { "\($0)" }.joined(separator: ", ")
    }
}
