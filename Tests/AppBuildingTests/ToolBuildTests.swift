import Checking
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import AppBuilding
@testable import Course

@Suite("The program with the tools is built when one of them is asked for")
struct ToolBuildTests {
    private let course: TemporaryCourse
    private let build: ToolBuild

    init() throws {
        course = try TemporaryCourse()
        build = try ToolBuild(
            "WorkbookTools", of: ["Sources"], for: course.checkout.url(".build/debug/workbook"),
            environment: ["PATH": course.checkout.url("bin").path + ":/usr/bin:/bin"])
        try program(".build/debug/workbook", "true")
        try program("bin/swift", Self.swift)
    }

    @Test("once built it is not built again before something in Sources or the manifest changes")
    func kept() throws {
        #expect(build.builtBefore == nil)
        let program = try run()
        #expect(program.lastPathComponent == "WorkbookTools")
        #expect(course.read("bin/called") == "build --product WorkbookTools\n")
        #expect(build.builtBefore == program)
        try course.write("Sources/Linting/Linter.swift", "struct Linter {}\n")
        #expect(build.builtBefore == nil)
        _ = try run()
        #expect(build.builtBefore == program)
        try course.write("Package.swift", "// swift-tools-version: 6.2\n\n")
        #expect(build.builtBefore == nil)
    }

    @Test("a build that fails is told with its last words")
    func notBuilt() throws {
        try program("bin/swift", "echo 'Linter.swift:1:1: error: no such type' >&2; exit 1")
        let error = #expect(throws: ToolError.self) { try run() }
        #expect(
            error?.description.contains("  Linter.swift:1:1: error: no such type\n  fix: type `swift build") == true)
        #expect(build.builtBefore == nil)
    }

    @Test("without a toolchain the program that is there has to do")
    func withoutToolchain() throws {
        let alone = try ToolBuild(
            "WorkbookTools", of: ["Sources"], for: course.checkout.url(".build/debug/workbook"),
            environment: ["PATH": ""])
        #expect(alone.builtBefore == nil)
        #expect(throws: CheckError.self) { try run(alone) }
        try program(".build/debug/WorkbookTools", "true")
        #expect(alone.builtBefore?.lastPathComponent == "WorkbookTools")
    }

    @Test("a command that was copied elsewhere takes the program beside it, and says what to copy where there is none")
    func copied() throws {
        try program("copied/workbook", "true")
        let copied = try ToolBuild(
            "WorkbookTools", of: ["Sources"], for: course.checkout.url("copied/workbook"),
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(copied.builtBefore == nil)
        let error = #expect(throws: ToolError.self) { try run(copied) }
        #expect(error?.description.contains("copied/WorkbookTools: is not there") == true)
        try program("copied/WorkbookTools", "true")
        #expect(copied.builtBefore?.path.hasSuffix("copied/WorkbookTools") == true)
    }

    /// Writes its arguments to a file, and creates an empty program.
    private static let swift = """
        echo "$@" > "$(dirname "$0")/called"
        : > .build/debug/WorkbookTools
        chmod +x .build/debug/WorkbookTools
        """

    private func program(_ path: String, _ script: String) throws {
        try course.write(path, "#!/bin/sh\n" + script + "\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: course.checkout.url(path).path)
    }

    private func run(_ other: ToolBuild? = nil) throws -> URL {
        let interruption = Interruption()
        defer { interruption.stop() }
        return try (other ?? build).run("the tools", interruption, waiting: {})
    }
}
