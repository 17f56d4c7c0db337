import Course
import Foundation
import Processes

extension TestCommand {
    /// Builds all suites without running them; returns whether that succeeded, with the build's output.
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

    /// The arguments that SwiftPM needs in a box, which has no home folder with a cache of manifests, and in which
    /// macOS can't create another box.
    private var inBox: [String] {
        if boxes == nil { return [] }
        #if os(macOS)
        return ["--manifest-cache", "local", "--disable-sandbox"]
        #else
        return ["--manifest-cache", "local"]
        #endif
    }

    /// Builds in a separate box, if the code needs boxes, and returns an attempt only if that fails.
    func failureToBuildApart() throws(CheckError) -> TestAttempt? {
        if boxes == nil { return nil }
        let (isBuilt, output) = try build()
        return isBuilt ? nil : .notBuilt(printing: output)
    }

    /// Runs the suites as they were built, with additional variables, whatever the sources are now.
    package func runBuilt(with variables: [String: String]) throws(CheckError) -> TestAttempt {
        try runBuilt(["--parallel"] + Self.withoutLearners, with: variables, limit: timeout)
    }

    /// Runs chosen tests without building.
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

    /// The most bytes of a build's output, enough for an error from each mutant that doesn't compile.
    private static let longOutput = 1 << 24
}
