import Checking
import Course
import Foundation
import Processes

/// Builds one program of a checkout, with the manifest narrowed to the program's parts.
///
/// It shares `.build` with `check` and `swift run`, so that nothing is built twice.
struct ProgramBuild {
    /// The program's name.
    let product: String
    /// The workbook's own switches for this build.
    let switches: [String: String]
    let checkout: Checkout
    let environment: [String: String]

    /// The path of the built program.
    var program: URL { folder.appendingPathComponent("debug/\(product)") }

    private var folder: URL {
        ScratchFolder.path(for: checkout).map { URL(fileURLWithPath: $0) } ?? checkout.url(".build")
    }

    /// Builds the program; returns the build's output if it failed, or nil.
    func failure(
        _ toolchain: Toolchain, _ interruption: Interruption, waiting: () -> Void = {}
    ) throws(CheckError) -> String? {
        var arguments = ["build", "--product", product]
        if let scratch = ScratchFolder.path(for: checkout) { arguments += ["--scratch-path", scratch] }
        var environment = environment.withoutSwitches()
        environment.merge(switches) { $1 }
        environment["NO_COLOR"] = "1"
        if let label = switches.onlyLabel {
            DriverRecords(builtIn: folder).forgetWhereChangesHide(label: label)
        }
        let child: ChildProcess
        do {
            child = try ChildProcess(toolchain.swift, arguments, environment: environment, in: checkout.root)
            while try !child.hasEnded(within: 0.05, unless: interruption) {
                if child.errors.text.contains("Another instance of SwiftPM") { waiting() }
            }
        } catch {
            throw .process(error)
        }
        return child.hasSucceeded ? nil : child.errors.text + child.output.text
    }
}
