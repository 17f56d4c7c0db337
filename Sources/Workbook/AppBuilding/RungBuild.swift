import Checking
import Course
import Foundation
import Processes

/// Builds the program that plays and traces the app of one lesson, if it isn't up to date.
package struct RungBuild {
    /// The result of a build.
    package enum Outcome {
        /// The program.
        case built(URL)
        /// The findings, if the lesson's code doesn't compile.
        case notCompiled([Finding])
    }

    private let lesson: Lesson
    private let checkout: Checkout
    private let environment: [String: String]
    private let build: ProgramBuild

    /// Creates a build of that lesson's app.
    package init(_ lesson: Lesson, in checkout: Checkout, environment: [String: String]) {
        self.lesson = lesson
        self.checkout = checkout
        self.environment = environment
        build = ProgramBuild(
            product: "RungPlayer" + lesson.label.replacing(".", with: "Step"),
            switches: ["WORKBOOK_ONLY": lesson.label, "WORKBOOK_PLAY": "1"],
            checkout: checkout, environment: environment)
    }

    /// The program, if none of its files have changed since it was built, so that no build is necessary.
    package var builtBefore: URL? { stamp.isKept(beside: build.program) ? build.program : nil }

    /// The announcement of the build.
    package var announcement: String { BuildTimes(in: checkout).announcement("lesson \(lesson.label)'s app") }

    /// Builds the program; `waiting` is called while another build of this folder is under way.
    ///
    /// - Throws: `CheckError` if the build couldn't be started, or if it named no line.
    package func run(_ interruption: Interruption, waiting: () -> Void) throws(CheckError) -> Outcome {
        // Taken before the build, so that an edit during the build changes the stamp.
        let stamp = stamp
        let toolchain = try CheckError.wrapping { () throws(ProcessError) in try Toolchain(environment: environment) }
        let start = ContinuousClock.now
        guard let output = try build.failure(toolchain, interruption, waiting: waiting) else {
            stamp.keep(beside: build.program)
            BuildTimes(in: checkout).keep(start.duration(to: .now), of: "lesson \(lesson.label)'s app")
            return .built(build.program)
        }
        let errors = try TestAttempt.notBuilt(printing: output).compilerErrors(
            of: "lesson \(lesson.label)", narrowed: "WORKBOOK_ONLY=\(lesson.label) WORKBOOK_PLAY=1")
        return .notCompiled(errors.map(finding))
    }

    private var stamp: ProgramStamp {
        ProgramStamp(of: ["Sources", lesson.path + "/Sources", lesson.path + "/Probes"], in: checkout)
    }

    private func finding(_ error: CompilerMessage) -> Finding {
        let file = checkout.path(ofAbsolute: error.file)
        return Finding(
            place: "\(file):\(error.line):\(error.column)", what: error.text, name: nil,
            lines: error.notes.map { ("note", $0) } + [
                ("fix", "mend it, or bring the committed file back: git checkout -- '\(file)'")
            ])
    }
}
