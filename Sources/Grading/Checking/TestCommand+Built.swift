import Course
import Foundation
import Processes

extension TestCommand {
    /// Builds all suites and runs none; whether that succeeded, and what the build said.
    package func build() throws(CheckError) -> (isBuilt: Bool, output: String) {
        progress("Building \(scope.name)")
        let child = try CheckError.wrapping { () throws(ProcessError) in
            try ChildProcess(
                toolchain.swift, ["build", "--build-tests"] + scratch, environment: scrubbed(), in: checkout.root,
                keeping: Self.longOutput)
        }
        while try !CheckError.wrapping({ () throws(ProcessError) in
            try child.hasEnded(within: 0.2, unless: interruption)
        }) {}
        return (child.hasSucceeded, scope.atHome(child.output.text + child.errors.text))
    }

    /// Runs what is built, with some variables more; nothing is built, whatever lies there now.
    ///
    /// On Linux the tests are a program, which starts in a third of the time that `swift test` takes.
    package func runBuilt(with variables: [String: String]) throws(CheckError) -> TestAttempt {
        #if os(Linux)
        let folder = scope.scratch ?? checkout.url(".build").path
        let program = URL(fileURLWithPath: "\(folder)/debug/ArchitectureWorkbookPackageTests.xctest")
        let arguments = ["--testing-library", "swift-testing"]
        #else
        let program = toolchain.swift
        let arguments = ["test", "--skip-build", "--disable-xctest", "--parallel"] + scratch
        #endif
        return try run(program, arguments + Self.withoutLearners, variables: variables, limit: timeout)
    }

    /// A build with one error for each mutant that does not compile says much.
    private static let longOutput = 1 << 24
}
