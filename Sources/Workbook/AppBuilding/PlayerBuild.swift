import Checking
import Course
import Foundation
import Processes

/// Builds what plays the app of one exercise, with the learner's code in it.
package struct PlayerBuild {
    /// What came of it.
    package enum Outcome {
        /// The program that plays it.
        case built(URL)
        /// The code does not compile, or lacks a file; the verdict is the one that a check would come to.
        case notCompiled(Verdict)
    }

    private let exercise: Exercise
    private let checkout: Checkout
    private let toolchain: Toolchain
    private let environment: [String: String]

    /// A build of that exercise's app.
    package init(_ exercise: Exercise, in checkout: Checkout, toolchain: Toolchain, environment: [String: String]) {
        self.exercise = exercise
        self.checkout = checkout
        self.toolchain = toolchain
        self.environment = environment
    }

    /// What to say while it is built.
    package var announcement: String { BuildTimes(in: checkout).announcement(name) }

    private var name: String { "exercise \(exercise.label)'s app" }

    /// Builds in the folder that `check` and `swift run` build in; nothing else of the workbook is built anew for it.
    package func run(_ interruption: Interruption) throws(CheckError) -> Outcome {
        let missing = TestScope.of(exercise).missing(of: exercise, in: checkout)
        if !missing.isEmpty { return .notCompiled(Judge(exercise).missing(missing)) }
        let build = ProgramBuild(
            product: "ExercisePlayer", switches: ["WORKBOOK_ONLY": exercise.label, "WORKBOOK_PLAY": "1"],
            checkout: checkout, environment: environment)
        let start = ContinuousClock.now
        guard let output = try build.failure(toolchain, interruption) else {
            BuildTimes(in: checkout).keep(start.duration(to: .now), of: name)
            return .built(build.program)
        }
        return .notCompiled(try Judge(exercise).unbuilt(.notBuilt(printing: output)))
    }
}
