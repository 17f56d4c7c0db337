import SourceModel
import Testing

@testable import RoleRules

@Suite("Rules are tried on something, or not at all")
struct EngineTests {
    let strongUI: [(path: String, text: String)] = [
        (path: "Items/List/ItemsListContract.swift", text: "protocol ItemsList_DisplayUI: AnyObject {}"),
        (path: "Items/List/ItemsListDirector.swift", text: "class ItemsListDirector { var ui: ItemsList_DisplayUI? }"),
    ]

    @Test("says what, where, why and how to mend")
    func message() throws {
        let violations = try Sources(files: strongUI).violations(of: .viperS)
        #expect(
            violations.map(\.description) == [
                """
                Items/List/ItemsListDirector.swift:1:31: error: \
                ItemsListDirector holds ui, its Scene, strongly [back-references-weak]
                  why: two actors that hold each other strongly keep each other alive when the screen is long gone
                  fix: declare it `weak var ui: ItemsList_DisplayUI?`   (lesson 06)
                """
            ])
    }

    @Test("tries only the rules that are named")
    func chosen() throws {
        #expect(try Sources(files: strongUI).violations(of: .viperS, rules: ["contract-present"]).isEmpty)
    }

    @Test("refuses a rule that it does not know, and lists those that it does")
    func unknownRule() throws {
        let sources = try Sources(files: strongUI)
        let error = #expect(throws: RoleRulesError.self) { try sources.violations(of: .mvc, rules: ["weak"]) }
        #expect(
            error?.description == """
                There is no rule "weak" in mvc.
                  fix: use one of one-concern-a-type, file-within-200-lines, allow-with-reason
                """)
    }

    @Test("refuses an empty list of rules")
    func noRules() throws {
        let sources = try Sources(files: strongUI)
        let error = #expect(throws: RoleRulesError.self) { try sources.violations(of: .mvc, rules: []) }
        #expect(
            error?.description == """
                No rule of mvc was selected, so there is nothing to check.
                  fix: name at least one of one-concern-a-type, file-within-200-lines, allow-with-reason
                """)
    }

    @Test("never passes sources in which nothing has a role")
    func nothingPlaced() throws {
        let sources = try Sources(files: [(path: "ItemsViewController.swift", text: "class ItemsViewController {}")])
        let error = #expect(throws: RoleRulesError.self) { try sources.violations(of: .viperS) }
        #expect(
            error?.description == """
                None of the types in the 1 file has a role in viper-s, so there is nothing to check.
                  why: looked for a contract such as ItemsListContract.swift, or types that end in Scene, Director, \
                Worker, Navigator
                  fix: name the folder that holds the modules, say in .workbook-roles.json how your project calls its \
                roles, or try mvc, which asks for none
                """)
    }

    @Test("says that there are views, and what isn't behind them")
    func onlyViews() throws {
        let pond = (
            path: "Pond/PondViewController.swift", text: "final class PondViewController: UIViewController {}"
        )
        let error = #expect(throws: RoleRulesError.self) { try Sources(files: [pond]).violations(of: .viper) }
        #expect(
            error?.description == """
                Behind the Views, the 1 file has no actor of viper, so there is nothing to check.
                  why: PondViewController is named like a View, and there is no Presenter, Interactor, Wireframe or \
                DataManager
                  fix: try mvc, which asks for no roles, name the folder that holds the modules, or say in \
                .workbook-roles.json how your project calls its roles
                """)
        let others = ["A", "B"].map {
            (path: "\($0).swift", text: "final class \($0)ViewController: UIViewController {}")
        }
        let more = #expect(throws: RoleRulesError.self) { try Sources(files: [pond] + others).violations(of: .viper) }
        #expect(
            more?.description.contains(
                "PondViewController, AViewController and 1 more are named like Views, and there is no Presenter")
                == true)
    }

    @Test("suggests the architecture that would place most")
    func suggestion() throws {
        let sources = try Sources(files: [
            (path: "Shelf/ShelfView.swift", text: "class ShelfView: UIViewController {}"),
            (path: "Shelf/ShelfPresenter.swift", text: "class ShelfPresenter {}\nenum Tools {}"),
            (path: "Shelf/ShelfInteractor.swift", text: "class ShelfInteractor {}"),
        ])
        let error = #expect(throws: RoleRulesError.self) { try sources.violations(of: .viperS) }
        #expect(
            error?.description == """
                None of the types in the 3 files has a role in viper-s, so there is nothing to check.
                  why: looked for a contract such as ItemsListContract.swift, or types that end in Scene, Director, \
                Worker, Navigator
                  fix: try viper, which places 3 of the 4 types, or name the folder that holds the modules
                """)
    }

    @Test("suggests no other architecture because of classes that end in Manager")
    func managers() throws {
        let sources = try Sources(files: [
            (path: "Shelf/ShelfPresenter.swift", text: "class ShelfPresenter {}"),
            (path: "Shelf/ShelfInteractor.swift", text: "class ShelfInteractor {}"),
            (path: "Managers.swift", text: "class StorageManager {}\nclass NetManager {}"),
        ])
        let error = #expect(throws: RoleRulesError.self) { try sources.violations(of: .viperS) }
        #expect(error?.description.contains("fix: try viper, which places 2 of the 4 types") == true)
    }

    @Test("names the types that have no role, and neither protocols nor what is generated")
    func unplaced() throws {
        var files = strongUI
        files.append((path: "ItemsStore.swift", text: "struct Item {}\nprotocol Storing {}\nactor ItemsStore {}"))
        files.append((path: "Old.generated.swift", text: "class Generated {}"))
        let report = try Sources(files: files).report(on: .viperS)
        #expect(
            report.unplaced.map { "\($0.name) \($0.location)" } == [
                "Item ItemsStore.swift:1:8", "ItemsStore ItemsStore.swift:3:7",
            ])
        #expect(report.fileCount == 4)
        let plain = try Sources(files: files).report(on: .mvc)
        #expect(plain.unplaced.isEmpty)
    }

    @Test("names the declaration around a finding")
    func declarations() throws {
        let text = """
            class A: UIViewController {
                struct B { func c(_ d: Int) { let e = UserDefaults.standard; let f = UILabel(); let g = UILabel() } }
                var h = UserDefaults.standard
            }
            """
        let violations = try Sources(files: [(path: "A.swift", text: text)]).violations(of: .mvc)
        #expect(violations.map(\.declaration) == ["A.B.c(_:)", "A.h"])
    }

    @Test("never passes a shared base class alone, but finds a screen among modules that are still to come")
    func noModule() throws {
        let base = try Sources(files: [(path: "General/Navigator.swift", text: "class Navigator {}")])
        #expect(throws: RoleRulesError.self) { try base.violations(of: .viperS) }
        let massive = try Sources(files: [(path: "ItemsViewController.swift", text: "class ItemsViewController {}")])
        #expect(throws: RoleRulesError.self) { try massive.violations(of: .viper) }
        let scene = try Sources(files: [
            (path: "General/BaseScene.swift", text: "class BaseScene {}\nclass Backdrop: BaseScene {}")
        ])
        #expect(throws: RoleRulesError.self) { try scene.violations(of: .viperS) }
        let screen = try Sources(files: [
            (path: "Modules/Help/HelpViewController.swift", text: "class HelpViewController: UIViewController {}")
        ])
        #expect(try screen.violations(of: .viperS).map(\.rule) == ["contract-present"])
    }

    @Test("calls every screen of an app without modules a screen without a contract, and lists what it mixes")
    func beforePicture() throws {
        let text = "class ListViewController: UIViewController { let formatter = DateFormatter() }"
        let sources = try Sources(files: [(path: "App/ListViewController.swift", text: text)])
        let violations = try sources.violations(of: .viperS)
        #expect(
            violations.map { "\($0.line):\($0.column) \($0.what)" } == [
                "1:7 ListViewController is a screen of no module: it has no contract",
                "1:62 ListViewController does formatting with DateFormatter()",
            ])
        #expect(throws: RoleRulesError.self) { try sources.violations(of: .viperS, rules: ["verbs-follow-roles"]) }
        #expect(throws: RoleRulesError.self) { try sources.violations(of: .viper) }
    }

    @Test("never passes sources without a type", arguments: ["", "import Foundation\n// class A {}\n"])
    func noType(_ text: String) throws {
        let sources = try Sources(files: [(path: "Empty.swift", text: text)])
        #expect(throws: RoleRulesError.self) { try sources.violations(of: .mvc) }
    }

    @Test("reads generated files and does not report them")
    func generated() throws {
        var files = strongUI
        files[1].text = "// Generated by a tool. DO NOT EDIT\n" + files[1].text
        #expect(try Sources(files: files).violations(of: .viperS).isEmpty)
    }

    @Test("passes over tests, whose spies play the roles")
    func tests() throws {
        var files = strongUI
        files[1].text = "class ItemsListDirector { weak var ui: ItemsList_DisplayUI? }"
        files.append((path: "Tests/Spies.swift", text: "class Spy_UI: ItemsList_DisplayUI {}"))
        files.append((path: "A.swift", text: "import Testing\nlet director = ItemsListDirector()"))
        files.append((path: "B.swift", text: "import Spies\nlet probed = ItemsListDirector()"))
        #expect(try Sources(files: files).violations(of: .viperS).isEmpty)
    }

    @Test("judges code that does not compile")
    func broken() throws {
        var files = strongUI
        files[1].text = "class ItemsListDirector { var ui: ItemsList_DisplayUI?\n func onUIReady( { let = \n"
        let rules = try Sources(files: files).violations(of: .viperS).map(\.rule)
        #expect(rules == ["back-references-weak"])
    }

    @Test("names one of a role as English does")
    func articles() {
        #expect(Role.worker.withArticle == "a Worker")
        #expect(Role.useCase.withArticle == "a UseCase")
        #expect(Role.gateway.withArticle == "an EntityGateway")
    }

    @Test("knows each rule by a name of its own")
    func names() {
        let names = Rule.all.map(\.name)
        #expect(Set(names).count == names.count)
        for architecture in Architecture.all {
            let own = architecture.rules.map(\.name)
            #expect(Set(own).count == own.count, "\(architecture.name) has a rule twice")
        }
    }

    @Test("tells of every rule what, why, how to mend and from where", arguments: Rule.all.map(\.name))
    func described(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        #expect(rule.what.hasSuffix("."))
        #expect(!rule.why.isEmpty && !rule.fix.isEmpty && !rule.source.isEmpty)
        #expect(rule.lesson > 0)
    }
}
