import Checking
import Course
import Foundation
import Processes

/// Builds the program that plays the app of one exercise, with the learner's code in it.
package struct PlayerBuild {
    /// The result of a build.
    package enum Outcome {
        /// The program.
        case built(URL)
        /// The code doesn't compile, or a file is missing; the verdict is the one that a check would reach.
        case notCompiled(Verdict)
    }

    private let exercise: Exercise
    private let checkout: Checkout
    private let toolchain: Toolchain
    private let environment: [String: String]

    /// Creates a build of that exercise's app.
    package init(_ exercise: Exercise, in checkout: Checkout, toolchain: Toolchain, environment: [String: String]) {
        self.exercise = exercise
        self.checkout = checkout
        self.toolchain = toolchain
        self.environment = environment
    }

    /// The announcement of the build.
    package var announcement: String { BuildTimes(in: checkout).announcement(name) }

    private var name: String { "exercise \(exercise.label)'s app" }

    /// Builds in the folder that `check` and `swift run` share, so that nothing else of the workbook is built again.
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
