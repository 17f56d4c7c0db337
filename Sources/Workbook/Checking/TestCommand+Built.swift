import Course
import Foundation
import Processes

extension TestCommand {
    /// Builds all suites and runs none; whether that succeeded, and what the build said.
    package func build() throws(CheckError) -> (isBuilt: Bool, output: String) {
        progress("Building \(scope.name)")
        forgetHiddenChanges()
        let child = try CheckError.wrapping { () throws(ProcessError) in
            try ChildProcess(
                toolchain.swift, ["build", "--build-tests"] + inBox + scratch, environment: scrubbed(),
                in: checkout.root, box: boxes?.build, keeping: boxes == nil ? Self.longOutput : 1 << 20)
        }
        var guardian = boxes.map { BoxGuard($0.buildSeconds) }
        while try !CheckError.wrapping({ () throws(ProcessError) in
            try child.hasEnded(within: 0.2, unless: interruption)
        }) {
            guard let reason = guardian?.reason(toEnd: child) else { continue }
            child.kill()
            throw .buildEnded(name: scope.name, reason: reason)
        }
        return (child.hasSucceeded, scope.atHome(child.output.text + child.errors.text))
    }

    /// What SwiftPM has to be told in a box: there is no home with a cache of manifests, and macOS puts no box into another.
    private var inBox: [String] {
        if boxes == nil { return [] }
        #if os(macOS)
        return ["--manifest-cache", "local", "--disable-sandbox"]
        #else
        return ["--manifest-cache", "local"]
        #endif
    }

    /// Builds where code must not be built and run in one, and answers an attempt only where that failed.
    func failureToBuildApart() throws(CheckError) -> TestAttempt? {
        if boxes == nil { return nil }
        let (isBuilt, output) = try build()
        return isBuilt ? nil : .notBuilt(printing: output)
    }

    /// Runs what is built, with some variables more; nothing is built, whatever lies there now.
    package func runBuilt(with variables: [String: String]) throws(CheckError) -> TestAttempt {
        try runBuilt(["--parallel"] + Self.withoutLearners, with: variables, limit: timeout)
    }

    /// Runs chosen tests of what is built.
    ///
    /// On Linux the tests are a program, which starts in a third of the time that `swift test` takes.
    func runBuilt(
        _ selection: [String], with variables: [String: String], limit: Int
    ) throws(CheckError) -> TestAttempt {
        #if os(Linux)
        let folder = scope.scratch ?? checkout.url(".build").path
        let program = URL(fileURLWithPath: "\(folder)/debug/ArchitectureWorkbookPackageTests.xctest")
        let arguments = ["--testing-library", "swift-testing"]
        #else
        let program = toolchain.swift
        let arguments = ["test", "--skip-build", "--disable-xctest"] + inBox + scratch
        #endif
        return try run(program, arguments + selection, variables: variables, limit: limit)
    }

    /// A build with one error for each mutant that does not compile says much.
    private static let longOutput = 1 << 24
}
