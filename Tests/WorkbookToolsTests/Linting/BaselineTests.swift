import Foundation
import RoleRules
import Testing

@testable import Course
@testable import WorkbookTools

@Suite("A baseline lets only new findings fail")
struct BaselineTests {
    static let file = "workbook-baseline.json"
    static let scene = """
        class ItemsListScene: UIViewController {
            func show() {
                UIApplication.shared.open(url)
            }
        }
        """
    let app: TemporaryApp

    init() throws {
        app = try TemporaryApp()
        try app.write(TemporaryApp.scene, Self.scene)
        try app.write(
            "App/Items/List/ItemsListDirector.swift", "class ItemsListDirector { weak var ui: ItemsList_DisplayUI? }")
    }

    @Test("written once, it knows today's findings; its bytes are sorted and stay the same")
    func written() throws {
        let first = try app.lint(baseline: Self.file, updating: true)
        #expect(first.violations.isEmpty)
        #expect(first.knownCount == 1)
        let text = try app.read(Self.file)
        #expect(
            text == """
                {
                  "architecture" : "viper-s",
                  "findings" : [
                    {
                      "count" : 1,
                      "declaration" : "ItemsListScene.show()",
                      "file" : "App/Items/List/ItemsListScene.swift",
                      "rule" : "navigation-in-navigators",
                      "what" : "ItemsListScene opens a URL outside of the app, which is navigation"
                    }
                  ],
                  "version" : 1
                }

                """)
        _ = try app.lint(baseline: Self.file, updating: true)
        let again = try app.read(Self.file)
        #expect(again == text)
    }

    @Test("a finding on another line is known, a second one like it is new")
    func moved() throws {
        _ = try app.lint(baseline: Self.file, updating: true)
        try app.write(TemporaryApp.scene, "import UIKit\n\n" + Self.scene)
        let moved = try app.lint(baseline: Self.file)
        #expect(moved.violations.isEmpty)
        let doubled = Self.scene.replacing("open(url)", with: "open(url); UIApplication.shared.open(url)")
        try app.write(TemporaryApp.scene, doubled)
        let second = try app.lint(baseline: Self.file)
        #expect(second.violations.map(\.column) == [62])
        #expect(
            LintText.text(second, .plain).contains(
                """
                1 new finding in 4 files, by 2 rules of viper-s
                  navigation-in-navigators  1
                  1 finding more, which workbook-baseline.json knows
                """))
    }

    @Test("the same finding in another function is new, and the old one is gone")
    func otherFunction() throws {
        _ = try app.lint(baseline: Self.file, updating: true)
        try app.write(TemporaryApp.scene, Self.scene.replacing("show()", with: "hide()"))
        let result = try app.lint(baseline: Self.file)
        #expect(result.violations.count == 1)
        #expect(
            LintText.text(result, .plain).contains(
                """
                1 finding of workbook-baseline.json is gone; --update-baseline takes it out:
                  App/Items/List/ItemsListScene.swift: ItemsListScene opens a URL outside of the app, which is \
                navigation [navigation-in-navigators]
                """))
        #expect(try LintJSON.text(result).contains("\"gone\" : [\n      {\n"))
        #expect(LintGitHub.text(result).contains("::notice::1 finding of workbook-baseline.json gone;"))
    }

    @Test("a number in a sentence is no part of the finding")
    func numbers() {
        func entry(_ what: String) -> BaselineEntry {
            BaselineEntry(file: "A.swift", rule: "short-files", declaration: "", what: what)
        }
        let baseline = Baseline(architecture: "viper-s", entries: [entry("A.swift has 240 lines"), entry("A1 is 2nd")])
        let comparison = baseline.compared(with: [entry("A.swift has 241 lines"), entry("A2 is 2nd")])
        #expect(comparison.known == [0])
        #expect(comparison.gone == [entry("A1 is 2nd")])
    }

    @Test("what was not tried is neither gone nor taken out")
    func untried() throws {
        _ = try app.lint(baseline: Self.file, updating: true)
        let text = try app.read(Self.file)
        for result in [
            try app.lint(baseline: Self.file, updating: true, rules: ["contract-present"]),
            try app.lint(["App/Items/List/ItemsListContract.swift"], baseline: Self.file, updating: true),
        ] {
            #expect(result.gone.isEmpty)
            let after = try app.read(Self.file)
            #expect(after == text)
        }
    }

    @Test("a deleted file's findings are gone, and an update takes them out")
    func deleted() throws {
        _ = try app.lint(baseline: Self.file, updating: true)
        try FileManager.default.removeItem(at: app.root.appendingPathComponent(TemporaryApp.scene))
        let result = try app.lint(baseline: Self.file)
        #expect(result.gone.map(\.file) == [TemporaryApp.scene])
        _ = try app.lint(baseline: Self.file, updating: true)
        #expect(try app.read(Self.file).contains("\"findings\" : [\n\n  ]"))
    }

    @Test("paths are told from the project's root, so that it is the same from wherever lint is run")
    func folders() throws {
        _ = try app.lint(baseline: "App/\(Self.file)", updating: true)
        #expect(try app.read("App/\(Self.file)").contains("\"file\" : \"App/Items/List/ItemsListScene.swift\""))
        var inside = Linter(["."], in: app.root.appendingPathComponent("App"), architecture: "viper-s")
        inside?.rules = TemporaryApp.rules
        let result = try #require(try inside?.run(baseline: Self.file, isUpdating: false))
        #expect(result.violations.isEmpty)
        #expect(result.knownCount == 1)
    }

    @Test("a missing, a broken and a foreign baseline are errors that say what to do")
    func errors() throws {
        let missing = #expect(throws: LintError.self) { try app.lint(baseline: Self.file) }
        #expect(
            missing?.description == """
                There is no baseline workbook-baseline.json.
                  fix: add --update-baseline once, which writes today's findings into it, and commit the file
                """)
        try app.write(Self.file, "{\n\"findings\": x\n}")
        let broken = #expect(throws: CatalogueError.self) { try app.lint(baseline: Self.file) }
        #expect(broken?.description.hasPrefix("workbook-baseline.json:2: is not JSON: ") == true)
        try app.write(Self.file, #"{"version": 1, "architecture": "viper-s", "findings": [{"file": "A.swift"}]}"#)
        let field = #expect(throws: CatalogueError.self) { try app.lint(baseline: Self.file, updating: true) }
        #expect(
            field?.description == """
                workbook-baseline.json: "findings[0].rule" is missing; expected a rule's name
                  fix: add it, or bring back the committed one: git checkout -- 'workbook-baseline.json'
                """)
        try app.write(Self.file, #"{"version": 2, "architecture": "viper-s", "findings": []}"#)
        let version = #expect(throws: CatalogueError.self) { try app.lint(baseline: Self.file) }
        #expect(version?.description.hasPrefix("workbook-baseline.json: \"version\" is 2; expected 1\n") == true)
        try app.write(Self.file, #"{"version": 1, "architecture": "viper", "findings": []}"#)
        let foreign = #expect(throws: LintError.self) { try app.lint(baseline: Self.file) }
        #expect(
            foreign?.description == """
                The baseline workbook-baseline.json is one of viper, and viper-s is asked for.
                  fix: keep one baseline for each architecture, such as workbook-baseline.viper-s.json
                """)
    }

    @Test("a baseline that can't be written is said, and the old one stays")
    func unwritable() throws {
        let error = #expect(throws: LintError.self) { try app.lint(baseline: "no/such/folder.json", updating: true) }
        #expect(
            error?.description == """
                The baseline no/such/folder.json can't be written: there is no such file
                  fix: check that its folder is there and that you may write to it
                """)
    }
}
