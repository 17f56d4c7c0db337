import Course
import Foundation
import Processes

/// One `swift test` of a lesson's or an exercise's suites, for a person who reads its output.
package struct SuiteRun {
    /// The program to start: `swift`.
    package let program: URL
    /// The program's arguments.
    package let arguments: [String]
    /// The program's environment variables.
    package let environment: [String: String]

    /// Creates a run of the tests whose names match one of the filters, which are regular expressions, or of all tests
    /// if there are no filters.
    package init(
        of scope: TestScope, filters: [String], in checkout: Checkout, toolchain: Toolchain,
        environment: [String: String]
    ) {
        let scratch = ScratchFolder.path(for: checkout)
        program = toolchain.swift
        arguments =
            ["test", "--disable-xctest", "--package-path", checkout.root.path]
            + filters.flatMap { ["--filter", $0] } + (scratch.map { ["--scratch-path", $0] } ?? [])
        self.environment = environment.withoutSwitches().merging(scope.switches) { $1 }
        guard let label = scope.switches.onlyLabel else { return }
        DriverRecords(builtIn: scratch.map { URL(fileURLWithPath: $0) } ?? checkout.url(".build"))
            .forgetWhereChangesHide(label: label)
    }
}
