import Course
import Foundation
import Processes

/// The suites of one lesson or exercise in one `swift test`, for somebody who reads what it prints.
package struct SuiteRun {
    /// The program to start: `swift`.
    package let program: URL
    /// What it is started with.
    package let arguments: [String]
    /// The variables that it is started with.
    package let environment: [String: String]

    /// A run of the tests whose names fit one of the filters, which are regular expressions; without any, of all.
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
