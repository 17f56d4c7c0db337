import Checking
import Course
import Foundation
import Processes

/// Builds the program that plays and traces the app of one lesson, where it is not built already.
package struct RungBuild {
    /// What came of it.
    package enum Outcome {
        /// The program.
        case built(URL)
        /// The lesson's code does not compile, and why.
        case notCompiled([Finding])
    }

    private let lesson: Lesson
    private let checkout: Checkout
    private let environment: [String: String]
    private let build: ProgramBuild

    /// A build of that lesson's app.
    package init(_ lesson: Lesson, in checkout: Checkout, environment: [String: String]) {
        self.lesson = lesson
        self.checkout = checkout
        self.environment = environment
        build = ProgramBuild(
            product: "RungPlayer" + lesson.label.replacing(".", with: "Step"),
            switches: ["WORKBOOK_ONLY": lesson.label, "WORKBOOK_PLAY": "1"],
            checkout: checkout, environment: environment)
    }

    /// The program, where nothing that it is made of has changed since it was built: then no build has to be asked.
    package var builtBefore: URL? { stamp.isKept(beside: build.program) ? build.program : nil }

    /// What to say while it is built.
    package var announcement: String { BuildTimes(in: checkout).announcement("lesson \(lesson.label)'s app") }

    /// Builds the program; `waiting` is called while another build of this folder is under way.
    ///
    /// - Throws: `CheckError` when it could not be tried, or when the build named no line.
    package func run(_ interruption: Interruption, waiting: () -> Void) throws(CheckError) -> Outcome {
        // Taken before the build: what is saved in the middle of it makes another stamp.
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
