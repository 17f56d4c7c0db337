import Foundation
import Testing

@Suite("What the command leaves to its tools")
struct ToolProgramTests {
    private let course: FixtureCourse
    private let workbook: String

    init() throws {
        course = try FixtureCourse()
        workbook = course.path(".build/debug/workbook")
        try course.write("bin/swift", Self.swift)
        try FileManager.default.createDirectory(
            atPath: course.path(".build/debug"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: try BuiltCommand().workbook.path, toPath: workbook)
    }

    @Test("the tools are built once, get the word and what follows it, and their status is the command's")
    func handsOver() throws {
        let result = try run("lint", "App A", "--architecture", "viper")
        #expect(result.output == "tools: lint App A --architecture viper\n")
        #expect(result.errors == "Building the tools; the first time that takes about a minute\n")
        #expect(result.status == 7)
        #expect(course.read("bin/called") == "build --product WorkbookTools\n")
        let again = try run("help", "grade")
        #expect(again.output == "tools: grade --help\n")
        #expect(again.errors.isEmpty)
        #expect(course.read("bin/called") == "build --product WorkbookTools\n")
    }

    @Test("what learners type starts no tools, and a word that is none is answered at once")
    func ownCommands() throws {
        #expect(try run("list").status == 0)
        let unknown = try run("traec")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("Did you mean trace?"))
        #expect(course.read("bin/called") == nil)
    }

    @Test("tools that don't compile are an error with the build's last words")
    func notBuilt() throws {
        try course.write("bin/errors", "Linter.swift:1:1: error: no such type\n")
        let result = try run("rules")
        #expect(result.status == 3)
        #expect(result.errors.contains("WorkbookTools: does not compile"))
        #expect(result.errors.contains("Linter.swift:1:1: error: no such type"))
    }

    private func run(_ arguments: String...) throws -> BuiltCommand.Result {
        try BuiltCommand().run(
            arguments, in: course.root, environment: ["PATH": course.path("bin") + ":/usr/bin:/bin"],
            program: URL(fileURLWithPath: workbook))
    }

    /// Writes tools that say what they were given.
    private static let swift = """
        #!/bin/sh
        bin=$(dirname "$0")
        echo "$@" >> "$bin/called"
        if [ -f "$bin/errors" ]; then cat "$bin/errors" >&2; exit 1; fi
        printf '#!/bin/sh\\necho "tools: $*"\\nexit 7\\n' > .build/debug/WorkbookTools
        chmod +x .build/debug/WorkbookTools
        """
}
