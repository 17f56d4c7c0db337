import CourseFixtures
import Foundation
import Testing

@testable import Typesetting

@Suite("new-module writes a module from its name")
struct NewModuleCommandTests {
    private let places = ["--into", "Code", "--tests", "Suites", "--testing", "App"]

    private func newModule(_ arguments: [String], in course: FixtureCourse) throws -> BuiltCommand.Result {
        // The command reads existing sources with the toolchain's SourceKit.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try BuiltCommand().run(["new-module"] + arguments, in: course.root, environment: ["PATH": path])
    }

    @Test("lists the files and writes none on a trial")
    func dryRun() throws {
        let course = try FixtureCourse()
        let arguments = ["About", "--architecture", "viper-s", "--without", "worker", "--dry-run"] + places
        let result = try newModule(arguments, in: course)
        #expect(result.status == 0)
        #expect(
            result.output == """
                About would be these files:
                  Code/About/AboutContract.swift
                  Code/About/AboutScene.swift
                  Code/About/AboutDirector.swift
                  Code/About/AboutNavigator.swift
                  Suites/About/AboutSpies.swift
                  Suites/About/AboutDirectorTests.swift
                  Suites/About/AboutSceneTests.swift
                  Suites/About/AboutNavigatorTests.swift

                """)
        #expect(course.read("Code/About/AboutContract.swift") == nil)
    }

    @Test("writes the files, and says what to type next; a second time it replaces nothing")
    func write() throws {
        let course = try FixtureCourse()
        let arguments = ["Items/Edit", "--architecture", "clean-viper", "--event", "onSave"] + places
        let first = try newModule(arguments, in: course)
        #expect(first.status == 0)
        #expect(first.output.contains("\nNext: swift test --filter ItemsEdit\n"))
        #expect(course.read("Code/Items/Edit/ItemsEditUseCase.swift")?.contains("func eventSave()") == true)
        let second = try newModule(arguments, in: course)
        #expect(second.status == 2)
        #expect(second.errors.hasPrefix("15 files are there already, and nothing was written:\n"))
    }

    @Test(
        "says what is wrong, and what to do",
        arguments: [
            (["Items/Edit"], 2, "new-module needs --architecture, which is viper-s, viper or clean-viper.\n"),
            (["--architecture", "viper"], 2, "new-module needs a name, as in: new-module Items/Edit"),
            (["items", "--architecture", "viper"], 2, "A module can't be called \"items\": "),
            (["Items", "--architecture", "vipr"], 2, "There is no template for the architecture \"vipr\".\n"),
            (
                ["Items", "--architecture", "viper", "--ui", "tui"], 2,
                "--ui can't be \"tui\"; expected uikit or headless.\n"
            ),
            (["Items", "--architecture", "viper", "--tests", "T"], 2, "--tests and --testing belong together.\n"),
            (["Items", "--architecture", "viper", "--into", "/tmp"], 3, "No Package.swift is in /tmp"),
        ])
    func refused(arguments: [String], status: Int32, message: String) throws {
        let course = try FixtureCourse()
        let result = try newModule(arguments, in: course)
        #expect(result.status == status)
        #expect(result.errors.hasPrefix(message))
        #expect(result.errors.contains("\n  fix: "))
    }
}
