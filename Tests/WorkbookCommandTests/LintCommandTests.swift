import CourseFixtures
import Foundation
import Testing

@Suite("lint holds somebody's app to the rules of an architecture")
struct LintCommandTests {
    static let checkout = (1...3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    /// The PATH, because SourceKit comes from the toolchain on it.
    static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]

    func lint(_ arguments: String..., in folder: URL = Self.checkout) throws -> BuiltCommand.Result {
        try BuiltCommand().run(["lint"] + arguments, in: folder, environment: Self.environment)
    }

    /// Returns the first place of a text in rung 01's list, as file, line and column.
    private func place(of text: String) throws -> String {
        let file = "Lessons/01-MassiveViewController/Sources/ItemsViewController.swift"
        let source = try String(contentsOf: Self.checkout.appendingPathComponent(file), encoding: .utf8)
        let before = source[..<(try #require(source.range(of: text)).lowerBound)]
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(file):\(lines.count):\(lines[lines.count - 1].utf8.count + 1)"
    }

    @Test("lesson 13 keeps the rules of VIPER-S")
    func clean() throws {
        let result = try lint("Lessons/13-Modules", "--architecture", "viper-s")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("No findings in "))
        #expect(result.errors == "")
    }

    @Test("lesson 01 breaks those of mvc: each foreign concern has its line")
    func massive() throws {
        let result = try lint("Lessons/01-MassiveViewController", "--architecture", "mvc")
        #expect(result.status == 1)
        for concern in [
            "\(try place(of: "FileManager")): error: ItemsViewController does storage with FileManager [one-concern-a-type]",
            "\(try place(of: "DateFormatter()")): error: ItemsViewController does formatting with DateFormatter() "
                + "[one-concern-a-type]",
        ] {
            #expect(result.output.contains(concern + "\n  why: "))
        }
        #expect(result.output.contains("\n  one-concern-a-type     22\n"))
    }

    @Test("and by VIPER-S each of its screens lacks a contract, beside the concerns")
    func massiveByContract() throws {
        let result = try lint("Lessons/01-MassiveViewController", "--architecture", "viper-s")
        #expect(result.status == 1)
        let folder = "Lessons/01-MassiveViewController/Sources"
        for finding in [
            "\(folder)/WelcomeViewController.swift:5:13: error: WelcomeViewController is a screen of no module: it has no "
                + "contract [contract-present]",
            "\(try place(of: "FileManager")): error: ItemsViewController does storage with FileManager "
                + "[one-concern-a-type]",
        ] {
            #expect(result.output.contains(finding + "\n  why: "))
        }
    }

    @Test("each format is printed alone, so that it can go into a file")
    func formats() throws {
        for format in ["json", "sarif"] {
            let result = try lint("Lessons/01-MassiveViewController", "--architecture=mvc", "--format", format)
            #expect(result.status == 1)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
            #expect(object is [String: Any])
        }
        let commands = try lint(
            "Lessons/01-MassiveViewController", "--architecture", "mvc", "--format", "github", "--rule",
            "one-concern-a-type")
        #expect(commands.output.split(separator: "\n").count == 22)
        #expect(commands.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=Lessons/01-") })
    }

    @Test("a program that asked for JSON or SARIF gets it, also where nothing could be linted")
    func failures() throws {
        let missing = try lint("no/such/folder", "--architecture", "viper-s", "--format", "json")
        #expect(missing.status == 2)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(missing.output.utf8)) as? [String: Any])
        let error = try #require(report["error"] as? [String: Any])
        #expect(error["status"] as? Int == 2)
        #expect(error["message"] as? String == String(missing.errors.dropLast()))
        let noName = try lint("Lessons/01-MassiveViewController", "--format=sarif")
        #expect(noName.status == 2)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(noName.output.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let text = try lint("no/such/folder", "--architecture", "viper-s")
        #expect(text.output == "")
    }

    @Test("rules are chosen and left out by name, as often as needed")
    func rules() throws {
        let folder = "Lessons/13-Modules"
        let two = try lint(
            folder, "--architecture", "viper-s", "--rule", "contract-present", "--rule", "verbs-follow-roles")
        #expect(two.output.contains(" files, by 2 rules of viper-s\n"))
        let one = try lint(
            folder, "--architecture", "viper-s", "--rule", "contract-present", "--rule", "verbs-follow-roles",
            "--skip", "contract-present")
        #expect(one.output.contains(" files, by 1 rule of viper-s\n"))
        let none = try lint(
            folder, "--architecture", "mvc", "--rule", "one-concern-a-type", "--skip", "one-concern-a-type")
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("No rule of mvc was selected, so there is nothing to check.\n  fix: "))
    }

    @Test(
        "what makes no sense exits with 2 and says what to do",
        arguments: [
            (
                ["NoSuchFolder", "--architecture", "viper-s"],
                """
                There is no file or folder "NoSuchFolder".
                  fix: check the spelling; the path is taken from the folder in which you are

                """
            ),
            (
                ["empty", "--architecture", "viper-s"],
                """
                No Swift file was found in empty, so there is nothing to check.
                  fix: name the folder that holds your .swift files; hidden folders are passed over

                """
            ),
            (
                ["tools", "--architecture", "viper-s"],
                """
                None of the types in the 1 file has a role in viper-s, so there is nothing to check.
                  why: looked for a contract such as ItemsListContract.swift, or types that end in Scene, Director, \
                Worker, Navigator
                  fix: name the folder that holds the modules, say in .workbook-roles.json how your project calls its \
                roles, or try mvc, which asks for none

                """
            ),
            (
                ["viper", "--architecture", "viper-s"],
                """
                None of the types in the 2 files has a role in viper-s, so there is nothing to check.
                  why: looked for a contract such as ItemsListContract.swift, or types that end in Scene, Director, \
                Worker, Navigator
                  fix: try viper, which places 2 of the 2 types, or name the folder that holds the modules

                """
            ),
            (
                ["--architecture", "viper-s"],
                """
                lint needs a folder, as in: lint Sources --architecture viper-s.
                  fix: `swift run workbook help lint` shows what can be typed

                """
            ),
            (
                ["viper"],
                """
                lint needs --architecture and one of viper-s, viper, clean-viper, mvc.
                  fix: `swift run workbook help lint` shows what can be typed

                """
            ),
            (
                ["viper", "--architecture", "vipers"],
                """
                --architecture can't be "vipers"; expected viper-s, viper, clean-viper or mvc.
                  fix: `swift run workbook help lint` shows what can be typed

                """
            ),
            (
                ["viper", "--architecture", "viper", "--format", "xml"],
                """
                --format can't be "xml"; expected text, json, github or sarif.
                  fix: `swift run workbook help lint` shows what can be typed

                """
            ),
            (
                ["viper", "--architecture", "viper", "--skip", "back-reference-weak"],
                """
                There is no rule "back-reference-weak". Did you mean back-references-weak?
                  fix: `swift run workbook rules` shows them all

                """
            ),
            (
                ["viper", "--architecture", "mvc", "--rule", "contract-present"],
                """
                contract-present is no rule of mvc.
                  fix: use one of one-concern-a-type, file-within-200-lines, allow-with-reason

                """
            ),
            (
                ["viper", "--architecture", "viper", "--update-baseline"],
                """
                lint needs the file to update, as in: --baseline workbook-baseline.json.
                  fix: `swift run workbook help lint` shows what can be typed

                """
            ),
            (
                ["viper", "--architecture", "viper", "--baseline", "none.json"],
                """
                There is no baseline none.json.
                  fix: add --update-baseline once, which writes today's findings into it, and commit the file

                """
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        let course = try FixtureCourse()
        try course.write("empty/README.md", "nothing")
        try course.write("tools/Tools.swift", "class Tools {}")
        try course.write("viper/List/ListPresenter.swift", "class ListPresenter {}")
        try course.write("viper/List/ListInteractor.swift", "class ListInteractor {}")
        let result = try BuiltCommand().run(["lint"] + arguments, in: course.root, environment: Self.environment)
        #expect(result.status == 2)
        #expect(result.errors == message)
        #expect(result.output == "")
    }
}
