import Checking
import Course
import Foundation
import Processes

/// Asks the compiler alone whether it takes the sources of an answer, beside what was built for them before.
///
/// Many mutants don't compile. A build needs seconds to say so, the type checker a part of one. It knows nothing of the suite,
/// and not all that a build refuses, so what it takes has to be built all the same.
struct TypeCheck {
    private let sandbox: Sandbox
    private let sources: URL
    private let options: [String]

    init(of exercise: Exercise, in sandbox: Sandbox) {
        self.sandbox = sandbox
        sources = sandbox.checkout.url("\(sandbox.answers.path)/\(exercise.folder)/Sources")
        let built = sandbox.checkout.url(sandbox.scratch + "/debug")
        // As in Package.swift, for a target on the main actor; the compiler looks at all files at once.
        options = [
            "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor",
            "-module-name", "Exercise" + exercise.label, "-I", built.appendingPathComponent("Modules").path,
            "-module-cache-path", built.appendingPathComponent("ModuleCache").path,
        ]
    }

    /// What the compiler says against that which lies in the folder of answers; nil where it takes it.
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
