import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("A project names its roles in its own words")
struct RoleNamesTests {
    static let screens: [(path: String, text: String)] = [
        (path: "Features/Shelf/ShelfScreen.swift", text: "final class ShelfScreen: UIViewController {}"),
        (
            path: "Features/Shelf/ShelfBrain.swift",
            text: """
            protocol ShelfShowing: AnyObject {}
            final class ShelfBrain { var screen: ShelfShowing? }
            extension ShelfScreen: ShelfShowing {}
            """
        ),
        (path: "Tools/DateText.swift", text: "enum DateText {}"),
    ]

    @Test("and rules then hold for them")
    func named() throws {
        let names = try RoleNames(json: #"{ "roles": { "view": ["Screen"], "presenter": "Brain" } }"#)
        let sources = try Sources(files: Self.screens)
        #expect(throws: RoleRulesError.self) { try sources.violations(of: .viper) }
        let violations = try sources.violations(of: .viper.named(by: names), rules: ["back-references-weak"])
        #expect(
            violations.map(\.description) == [
                """
                Features/Shelf/ShelfBrain.swift:2:30: error: ShelfBrain holds screen, its View, strongly \
                [back-references-weak]
                  why: two actors that hold each other strongly keep each other alive when the screen is long gone
                  fix: declare it `weak var screen: ShelfShowing?`   (lesson 06)
                """
            ])
    }

    @Test("a name that is given to one role is no other's any more")
    func taken() throws {
        let sources = try Sources(files: [
            (path: "A/AUseCase.swift", text: "class AUseCase {}"), (path: "A/AView.swift", text: "class AView {}"),
            (path: "A/ARouter.swift", text: "class ARouter { var view: AView? }"),
            (path: "A/APresenter.swift", text: "class APresenter {}"),
        ])
        let names = try RoleNames(json: #"{"roles": {"interactor": ["UseCase"], "presenter": ["Router"]}}"#)
        let rules = ["back-references-weak"]
        let whats = try sources.violations(of: .viper, rules: rules).map(\.what)
        #expect(whats == ["ARouter holds view, its View, strongly"])
        #expect(try sources.violations(of: .viper.named(by: names), rules: rules).map(\.what) == whats)
        #expect(sources.unplaced(in: .viper).map(\.name) == ["AUseCase"])
        #expect(sources.unplaced(in: .viper.named(by: names)).map(\.name) == [])
    }

    @Test("folders and role protocols have names too")
    func foldersAndProtocols() throws {
        let sources = try Sources(files: [
            (path: "Logic/Shelf.swift", text: "class Shelf { var boss: ShelfAnswering? }"),
            (path: "Answering.swift", text: "protocol ShelfAnswering: AnyObject {}"),
        ])
        let names = try RoleNames(
            json: #"{"folders": {"interactor": ["Logic"]}, "protocols": {"presenter": ["Answering"]}}"#)
        let violations = try sources.violations(of: .viper.named(by: names), rules: ["back-references-weak"])
        #expect(violations.map(\.what) == ["Shelf holds boss, its Presenter, strongly"])
    }

    @Test("a folder of modules is enough for there to be something to check")
    func modules() throws {
        let sources = try Sources(files: [
            (path: "Features/Help/HelpViewController.swift", text: "class HelpViewController: UIViewController {}")
        ])
        #expect(throws: RoleRulesError.self) { try sources.violations(of: .viperS, rules: ["names-follow-folders"]) }
        let names = try RoleNames(json: #"{"modules": "Features"}"#)
        let architecture = Architecture.viperS.named(by: names)
        #expect(try sources.violations(of: architecture, rules: ["names-follow-folders"]).isEmpty)
        let found = try sources.violations(of: architecture, rules: ["contract-present"])
        #expect(found.map(\.what) == ["HelpViewController is a screen of no module: it has no contract"])
    }

    @Test("types without a role are listed, and only those")
    func unplaced() throws {
        var files = Self.screens
        files[0] = (path: "Shelf/ShelfView.swift", text: "class ShelfView: UIViewController { enum Row {} }")
        files[1] = (path: "Shelf/ShelfPresenter.swift", text: "class ShelfPresenter {}\nprotocol Seam {}")
        files.append((path: "Entities/Book.swift", text: "struct Book {}\nenum Genre {}"))
        files.append((path: "Made.generated.swift", text: "struct Made {}"))
        let unplaced = try Sources(files: files).unplaced(in: .viper)
        #expect(unplaced.map { "\($0.location): \($0.name)" } == ["Tools/DateText.swift:1:6: DateText"])
    }

    struct Mistake: CustomTestStringConvertible {
        let json: String
        let expected: String

        init(_ json: String, _ expected: String) {
            self.json = json
            self.expected = expected
        }

        var testDescription: String { json.replacing("\n", with: " ") }
    }

    static let roles = """
        scene, director, navigator, worker, view, interactor, wireframe, dataManager, presenter, viewController, \
        useCase, gateway, entityManager, transformer, connector, router, viewPart, assembler, appEntry, entity, \
        presentationModel, displayModel
        """
    static let mistakes = [
        Mistake(
            "",
            """
            .workbook-roles.json:1: error: this is no JSON: the end where a value is expected
              fix: mend it; write an object such as { "roles": { "useCase": ["Interactor"] } }
            """),
        Mistake(
            "{\n  \"roles\": {\n    \"scene\": [\"Screen\",]\n  }\n}",
            """
            .workbook-roles.json:3: error: this is no JSON: "]" where a value is expected
              fix: mend it; write an object such as { "roles": { "useCase": ["Interactor"] } }
            """),
        Mistake(
            "[]",
            """
            .workbook-roles.json:1: error: the file holds a list
              fix: write an object such as { "roles": { "useCase": ["Interactor"] } }
            """),
        Mistake(
            "{\n\"role\": {}}",
            """
            .workbook-roles.json:2: error: "role" is nothing that can be named
              fix: use roles, protocols, folders, modules
            """),
        Mistake(
            "{\n\"roles\": {\n\n\"usecase\": \"Interactor\"}}",
            """
            .workbook-roles.json:4: error: "usecase" is no role
              fix: use \(roles)
            """),
        Mistake(
            "{ \"roles\": [\"Interactor\"] }",
            """
            .workbook-roles.json:1: error: "roles" holds a list
              fix: write an object such as { "useCase": ["Interactor"] }
            """),
        Mistake(
            "{ \"roles\": { \"useCase\":\n 3 } }",
            """
            .workbook-roles.json:2: error: "useCase" holds 3
              fix: write a name or a list of names, such as ["Interactor"]
            """),
        Mistake(
            "{ \"modules\": [] }",
            """
            .workbook-roles.json:1: error: "modules" holds an empty list
              fix: write a name or a list of names, such as ["Interactor"]
            """),
        Mistake(
            "{ \"modules\": [\"App/Modules\"] }",
            """
            .workbook-roles.json:1: error: "App/Modules" is no name
              fix: write the ending or the folder as it is, no path
            """),
        Mistake(
            "{ \"roles\": { \"view\": \"Page\",\n\"presenter\": [\"Brain\", \"Page\"] } }",
            """
            .workbook-roles.json:2: error: "Page" is given to both view and presenter
              fix: give it to one of them
            """),
        Mistake(
            "{ \"roles\": {},\n\"roles\": {} }",
            """
            .workbook-roles.json:2: error: "roles" is there twice
              fix: keep one, with all words in one list
            """),
    ]

    @Test("a mistake is told with its line and what is allowed", arguments: mistakes)
    func mistaken(_ mistake: Mistake) {
        let error = #expect(throws: RoleNamesError.self) { try RoleNames(json: mistake.json) }
        #expect(error?.description == mistake.expected)
    }

    @Test("one word may stand for roles of different architectures")
    func shared() throws {
        let names = try RoleNames(json: #"{"roles": {"interactor": "Logic", "useCase": "Logic"}}"#)
        #expect(names.file == ".workbook-roles.json")
    }

    @Test("the page about it tells of every role and key, and its example can be read")
    func documented() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/RoleNames.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        let words = Self.roles.split(separator: ", ") + ["roles", "protocols", "folders", "modules"]
        #expect(words.filter { !text.contains("`\($0)`") } == [])
        let example = try #require(text.split(separator: "```json\n").dropFirst().first?.split(separator: "```").first)
        #expect(throws: Never.self) { try RoleNames(json: String(example)) }
    }

    @Test("the file is looked for upwards, as far as the repository goes")
    func upwards() throws {
        let top = FileManager.default.temporaryDirectory.appendingPathComponent("roles-\(UUID().uuidString)")
        let deep = top.appendingPathComponent("App/Sources/Shelf")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: top) }
        let file = top.appendingPathComponent(RoleNames.fileName)
        try Data(#"{"modules": "Features"}"#.utf8).write(to: file)
        #expect(RoleNames.file(above: deep)?.lastPathComponent == RoleNames.fileName)
        #expect(try RoleNames(above: deep)?.file.hasSuffix("/\(RoleNames.fileName)") == true)
        let repository = top.appendingPathComponent("App/.git")
        try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: false)
        let beyond = try RoleNames(above: deep)
        #expect(beyond == nil)
    }
}
