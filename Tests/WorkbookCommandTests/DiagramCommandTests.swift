import CourseFixtures
import Foundation
import Testing

@testable import Typesetting

@Suite("diagram shows who knows whom")
struct DiagramCommandTests {
    private func diagram(_ arguments: String..., in folder: URL = LintCommandTests.checkout) throws
        -> BuiltCommand.Result
    {
        try BuiltCommand().run(["diagram"] + arguments, in: folder, environment: LintCommandTests.environment)
    }

    @Test("on rung 01 view controllers make each other, and there are no seams")
    func massive() throws {
        let result = try diagram("01")
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                01 MassiveViewController: who knows whom
                There are no seams: each type knows the others as the very classes that they are.

                  WelcomeViewController
                    makes ItemsViewController       makes
                  ItemsViewController
                    makes AddItemViewController     makes
                    makes ItemDetailViewController  makes
                  AddItemViewController
                    knows ItemsViewController       list
                  ItemDetailViewController

                """))
    }

    @Test("of a lesson and of a path alike, by the architecture that fits or that was named")
    func paths() throws {
        let lesson = try diagram("13", "--module", "ItemsAdd", "--format", "mermaid")
        let path = try diagram(
            "Lessons/13-Modules/Sources", "--architecture", "viper-s", "--module=ItemsAdd", "--format=mermaid")
        #expect(lesson.status == 0)
        #expect(lesson.output.hasPrefix("flowchart LR\n"))
        #expect(
            lesson.output.replacingOccurrences(of: "13 Modules", with: "Lessons/13-Modules/Sources") == path.output)
        let viper = try diagram("Tests/RoleRulesTests/Fixtures/Errands")
        #expect(viper.output.contains("Read from the source, with the roles of viper.\n"))
        let clean = try diagram("Tests/RoleRulesTests/Fixtures/CleanContacts")
        #expect(clean.output.contains("Read from the source, with the roles of clean-viper.\n"))
    }

    @Test("as a picture with the same bytes each time")
    func svg() throws {
        let first = try diagram("13", "--format", "svg")
        #expect(first.output.hasPrefix("<svg "))
        let second = try diagram("13", "--format=svg")
        #expect(second.output == first.output)
    }

    @Test("every picture is compared with what would be drawn, those of a running app as well; --write draws them anew")
    func all() throws {
        let course = try FixtureCourse()
        try course.remove("Lessons")
        try FileManager.default.copyItem(
            atPath: LintCommandTests.checkout.appendingPathComponent("Lessons").path, toPath: course.path("Lessons"))
        let traced = [
            "04-Presenter", "05-Interactor", "06-Viper", "07-ViperLogin", "08-CleanViper", "09-DataCapture",
            "10-Report",
            "12-Actors", "13-Modules",
        ]
        let step = #"{"heading":"user waits","messages":[]}"#
        let steps = Array(repeating: step, count: 5).joined(separator: ",")
        let heard = #"{"rung":"13 Modules","journey":"add-item","sentence":"nothing","steps":[\#(steps)]}"#
        for lesson in traced { try course.addApp(lesson, playing: "echo '\(heard)'") }
        let environment = ["PATH": course.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
        let first = try course.workbook("diagram", "--all", environment: environment)
        #expect(first.status == 1)
        let stale = first.output.split(separator: "\n").filter { $0.hasPrefix("stale: ") }
        #expect(stale.count == traced.count)
        #expect(first.output.hasPrefix("stale: Lessons/04-Presenter/Pictures/add-item.svg\n"))
        let writing = try course.workbook("diagram", "--all", "--write", environment: environment)
        #expect(writing.status == 0)
        #expect(writing.output.hasPrefix("drawn anew: Lessons/04-Presenter/Pictures/add-item.svg\n"))
        let second = try course.workbook("diagram", "--all", environment: environment)
        #expect(second.status == 0)
        #expect(second.output.hasSuffix(" pictures were fresh\n"))
    }

    @Test(
        "wrong usage says what is right",
        arguments: [
            (["diagram"], "diagram needs the number of a lesson or a folder, as in: diagram 13.\n"),
            (["diagram", "13", "--write"], "--write needs --all.\n"),
            (["diagram", "--all", "--format", "svg"], "--all takes no --format.\n"),
            (["diagram", "13", "--format", "png"], "--format can't be \"png\"; expected text, mermaid"),
            (["diagram", "13", "--module", "ItemsAd"], "There is no module \"ItemsAd\". Did you mean ItemsAdd?\n"),
            (["diagram", "Nowhere"], "There is no file or folder \"Nowhere\".\n"),
            (
                ["diagram", "01", "--architecture", "viper-s"],
                "None of the types in the 6 files has a role in viper-s, so there is nothing to check.\n"
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        let result = try BuiltCommand().run(
            arguments, in: LintCommandTests.checkout, environment: LintCommandTests.environment)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }
}
