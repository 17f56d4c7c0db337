import Foundation
import Testing

@testable import Typesetting
@testable import WorkbookTools

@Suite("Findings are printed for people and for programs")
struct LintFormatTests {
    let app: TemporaryApp

    init() throws {
        app = try TemporaryApp()
    }

    @Test("as a compiler prints them, with the sums below")
    func text() throws {
        let text = LintText.text(try app.lint(), .plain)
        #expect(
            text == """
                App/Items/List/ItemsListDirector.swift:1:31: error: ItemsListDirector holds ui, its Scene, strongly \
                [back-references-weak]
                  why: two actors that hold each other strongly keep each other alive when the screen is long gone
                  fix: declare it `weak var ui: ItemsList_DisplayUI?`   (lesson 06)
                  more: swift run workbook rules back-references-weak
                App/Items/List/ItemsListScene.swift:3:39: error: ItemsListScene opens a URL outside of the app, which is \
                navigation [navigation-in-navigators]
                  why: where the app goes is then read in one place, and tested with a spy
                  fix: ask for it by a go... method of ItemsList_Navigate, and do it in ItemsListNavigator   (lesson 12)
                  more: swift run workbook rules navigation-in-navigators

                2 findings in 4 files, by 2 rules of viper-s
                  back-references-weak      1
                  navigation-in-navigators  1

                1 type has no role in viper-s:
                  ItemsStore  App/ItemsStore.swift:1
                """)
    }

    @Test("statistics count findings by rule and by module, and the types that have a role")
    func statistics() throws {
        try app.write("App/Loose.swift", "class Loose { func go() { UIApplication.shared.open(url) } }\n")
        let result = try app.lint()
        #expect(
            LintStatistics(of: result).text(.plain) == """
                Findings by module
                  ItemsList     2
                  in no module  1

                Types with a role
                  2 of 4, 50 %
                """)
        let json = try LintJSON.text(result, with: true)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let statistics = try #require(object?["statistics"] as? [String: Any])
        #expect(statistics["modules"] as? [String: Int] == ["ItemsList": 2])
        #expect(statistics["placed"] as? Int == 2 && statistics["types"] as? Int == 4)
    }

    @Test("nothing found is said too, and color adds nothing but color")
    func nothing() throws {
        let result = try app.lint(rules: ["contract-present"])
        #expect(LintText.text(result, .plain).hasPrefix("No findings in 4 files, by 1 rule of viper-s\n\n1 type has"))
        let all = try app.lint()
        let colored = LintText.text(all, Style(isColored: true))
        #expect(colored.contains("\u{1B}"))
        #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == LintText.text(all, .plain))
    }

    @Test("many types without a role are cut to twenty, and counted")
    func unplaced() throws {
        let classes = (1...25).map { "class Thing\($0) {}\n" }.joined()
        try app.write("App/Things.swift", classes)
        let lines = LintText.text(try app.lint(), .plain).split(separator: "\n").map(String.init)
        #expect(lines.contains("26 types have no role in viper-s:"))
        #expect(lines.last == "  and 6 more, which --format json lists")
    }

    @Test("several paths are one app, and a file that is in two of them counts once")
    func paths() throws {
        let result = try app.lint(["App/Items", "App", TemporaryApp.scene])
        #expect(result.report.fileCount == 4)
        #expect(result.violations.map(\.rule) == ["back-references-weak", "navigation-in-navigators"])
    }

    @Test("JSON holds everything, under stable names")
    func json() throws {
        let text = try LintJSON.text(try app.lint())
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "architecture", "files", "findings", "project", "rules", "summary", "unplaced", "unread",
            ])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(
            findings.last as NSDictionary? == [
                "file": "App/Items/List/ItemsListScene.swift", "line": 3, "column": 39,
                "rule": "navigation-in-navigators", "declaration": "ItemsListScene.show()",
                "what": "ItemsListScene opens a URL outside of the app, which is navigation",
                "why": "where the app goes is then read in one place, and tested with a spy",
                "fix": "ask for it by a go... method of ItemsList_Navigate, and do it in ItemsListNavigator",
                "lesson": 12,
            ])
        #expect(
            object["summary"] as? [String: Int] == ["back-references-weak": 1, "navigation-in-navigators": 1])
        #expect((object["unplaced"] as? [[String: Any]])?.first?["type"] as? String == "ItemsStore")
    }

    @Test("formats for programs name files from the project's root, wherever lint was started")
    func namedFromRoot() throws {
        let elsewhere = try TemporaryApp()
        for (path, folder) in [("App", app.root), (app.root.path, elsewhere.root), ("../..", inner)] {
            let result = try app.lint([path], from: folder)
            let scene = TemporaryApp.scene
            #expect(try LintJSON.text(result).contains("\"file\" : \"\(scene)\""))
            #expect(try LintJSON.text(result).contains("\"project\" : \"\(app.root.path)\""))
            #expect(try LintSARIF.text(result, version: "1").contains("\"uri\" : \"\(scene)\""))
            #expect(LintGitHub.text(result).contains("::error file=\(scene),line=3,"))
        }
    }

    private var inner: URL { app.root.appendingPathComponent("App/Items") }

    @Test("without a package, a project or a checkout around it the linted folder is the root; with git, the checkout")
    func roots() throws {
        try FileManager.default.removeItem(at: app.root.appendingPathComponent("Package.swift"))
        #expect(try LintJSON.text(app.lint()).contains("\"file\" : \"Items/List/ItemsListScene.swift\""))
        try app.write("App/Shelf.xcodeproj/project.pbxproj", "")
        #expect(try LintJSON.text(app.lint()).contains("\"file\" : \"Items/List/ItemsListScene.swift\""))
        try app.write(".git/HEAD", "")
        #expect(try LintJSON.text(app.lint()).contains("\"file\" : \"App/Items/List/ItemsListScene.swift\""))
    }

    @Test("GitHub's commands keep commas, colons and line breaks apart")
    func gitHub() throws {
        try app.write(
            "App/Items/List/Odd,name: 50%.swift", "class Odd: UIViewController { func a() { performSegue() } }")
        let lines = LintGitHub.text(try app.lint()).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(
            lines[0]
                == "::error file=App/Items/List/ItemsListDirector.swift,line=1,col=31,title=back-references-weak"
                + "::ItemsListDirector holds ui, its Scene, strongly%0Awhy: two actors that hold each other strongly "
                + "keep each other alive when the screen is long gone%0Afix: declare it `weak var ui: ItemsList_DisplayUI?`"
        )
        #expect(
            lines[2].hasPrefix(
                "::error file=App/Items/List/Odd%2Cname%3A 50%25.swift,line=1,col=42,title=navigation-in-navigators::Odd "
            ))
        #expect(lines[3] == "::notice::Without a role in viper-s: Odd, ItemsStore")
    }
}
