import CourseFixtures
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
        // A hard link if possible, because a program that was just written may be busy while another test starts a
        // process.
        let built = try BuiltCommand().workbook.path
        do {
            try FileManager.default.linkItem(atPath: built, toPath: workbook)
        } catch {
            try FileManager.default.copyItem(atPath: built, toPath: workbook)
        }
    }

    @Test("the tools are built once, get the word and what follows it, and their status is the command's")
    func handsOver() throws {
        let result = try run("lint", "App A", "--architecture", "viper")
        #expect(result.output == "tools: lint App A --architecture viper\n")
        #expect(result.errors == "Building the tools\n")
        #expect(result.status == 7)
        #expect(course.read("bin/called") == "build --product WorkbookTools\n")
        let again = try run("help", "lint")
        #expect(again.output == "tools: lint --help\n")
        #expect(again.errors.isEmpty)
        #expect(course.read("bin/called") == "build --product WorkbookTools\n")
    }

    @Test("what teachers and authors type is in another program, which a narrowed manifest builds")
    func workshop() throws {
        let result = try run("grade", "../class")
        #expect(result.output == "workshop: grade ../class\n")
        #expect(result.errors == "Building the workshop\n")
        #expect(course.read("bin/called") == "WORKBOOK_ONLY=workshop build --product workshop\n")
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

    /// Writes tools that print their arguments.
    private static let swift = """
        #!/bin/sh
        bin=$(dirname "$0")
        echo "${WORKBOOK_ONLY:+WORKBOOK_ONLY=$WORKBOOK_ONLY }$*" >> "$bin/called"
        if [ -f "$bin/errors" ]; then cat "$bin/errors" >&2; exit 1; fi
        [ "$3" = workshop ] && name=workshop || name=tools
        printf '#!/bin/sh\\necho "%s: $*"\\nexit 7\\n' $name > ".build/debug/$3"
        chmod +x ".build/debug/$3"
        """
}
