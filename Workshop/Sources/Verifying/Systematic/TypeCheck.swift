import Checking
import Course
import Foundation
import Processes

/// Asks the compiler to type-check an answer's sources against modules that were built before.
///
/// Many mutants don't compile, and the type checker says so in a fraction of a build's time. It doesn't see the suite
/// or every error of a build, so what it accepts still has to be built.
struct TypeCheck {
    private let sandbox: Sandbox
    private let sources: URL
    private let options: [String]

    init(of exercise: Exercise, in sandbox: Sandbox) {
        self.sandbox = sandbox
        sources = sandbox.checkout.url("\(sandbox.answers.path)/\(exercise.folder)/Sources")
        let built = sandbox.checkout.url(sandbox.scratch + "/debug")
        // The options match Package.swift's for a target on the main actor; the compiler sees all files at once.
        options = [
            "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor",
            "-module-name", "Exercise" + exercise.label, "-I", built.appendingPathComponent("Modules").path,
            "-module-cache-path", built.appendingPathComponent("ModuleCache").path,
        ]
    }

    /// Returns the compiler's errors about the sources in the folder of answers; nil if it accepts them.
    func refusal() throws(CheckError) -> String? {
        let files = FileTree(below: sources).keys.filter { $0.hasSuffix(".swift") }.sorted()
        let compiler = sandbox.toolchain.swift.deletingLastPathComponent().appendingPathComponent("swiftc")
        return try CheckError.wrapping { () throws(ProcessError) in
            let child = try ChildProcess(
                compiler, options + files.map { sources.appendingPathComponent($0).path },
                environment: sandbox.environment.withoutSwitches(), in: sandbox.checkout.root)
            while try !child.hasEnded(within: 1, unless: sandbox.interruption) {}
            return child.hasSucceeded ? nil : child.errors.text
        }
    }
}
