import Foundation
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("What older generators got wrong")
struct OlderGeneratorsTests {
    /// Words that older templates replaced by a name, an author, a year, a company or a role.
    static let words = ["VIPER", "AUTHOR", "YEAR", "COMPANY", "NAME", "Module", "Worker", "Scene", "Presenter", "App"]

    @Test("a folder is never rewritten, whatever it is called", arguments: words)
    func pathUntouched(word: String) throws {
        let folder = try ScaffoldFolder(word)
        try folder.writer("Items/Edit", .viper).write(force: false)
        let expected = try folder.module("Items/Edit", .viper).files(testing: "App").filter { $0.kind == .source }
            .map { "Sources/\($0.path)" }
        #expect(folder.files().filter { $0.hasPrefix("Sources/") } == expected.sorted())
    }

    @Test("a name is never rewritten, whatever is in it", arguments: words, ScaffoldArchitecture.allCases)
    func nameUntouched(word: String, architecture: ScaffoldArchitecture) throws {
        let name = "My\(word)/Your\(word)"
        let module = try NewModule(ModuleName(name), architecture: architecture, events: ["onSave"], fetch: "items")
        for file in module.files(testing: "App") {
            #expect(file.path.hasPrefix(name + "/"))
            let types = try Sources(files: [(file.path, file.text)]).files[0].declarations.map(\.name)
            #expect(types.allSatisfy { $0.hasPrefix("My\(word)Your\(word)") }, "\(types)")
        }
    }

    @Test("a module is held as soon as it is shown: its assembler returns it or pushes it")
    func heldWhenShown() throws {
        for (architecture, assembler) in [
            (ScaffoldArchitecture.viperS, "ItemsEditNavigator.makeModule(with:)"),
            (.viper, "ItemsEditWireFrame.makeModule(store:)"),
            (.cleanViper, "ItemsEditConnector.makeViewController(entityGateway:)"),
        ] {
            let module = try NewModule(ModuleName("Items/Edit"), architecture: architecture)
            let (_, declaration) = try NewModuleTests.sources(module).declaration(named: assembler)
            #expect(declaration.type != nil, "\(assembler) returns nothing")
        }
        let viper = try NewModuleTests.sources(NewModule(ModuleName("Items/Edit"), architecture: .viper))
        let name = "ItemsEditWireFrame.presentItemsEditModule(from:store:)"
        let (file, declaration) = try viper.declaration(named: name)
        let pushed = file.references(in: declaration).filter { $0.name == "pushViewController" }
        #expect(pushed.map(\.receiver) == ["viewController.navigationController"])
        // The published template declared a local with its parameter's name, and showed nothing.
        #expect(declaration.parameters.map(\.name) == ["viewController", "store"])
        #expect(declaration.members.filter { $0.kind == .local }.map(\.name) == ["view"])
    }

    @Test(
        "every file is written, also one whose path says nothing of a template",
        arguments: ScaffoldArchitecture.allCases)
    func everyFile(architecture: ScaffoldArchitecture) throws {
        let folder = try ScaffoldFolder("plain")
        try folder.writer("A/B", architecture).write(force: false)
        let files = try folder.module("A/B", architecture).files(testing: "App")
        #expect(folder.files() == files.map { ($0.kind == .source ? "Sources/" : "Tests/") + $0.path }.sorted())
        #expect(files.allSatisfy { !$0.text.isEmpty })
    }

    @Test("an architecture without a template is refused, and the others are named")
    func unknownTemplate() {
        let error = #expect(throws: ScaffoldError.self) { try ScaffoldArchitecture.named("naja") }
        #expect(
            error?.description == """
                There is no template for the architecture "naja".
                  fix: use one of viper-s, viper, clean-viper
                """)
    }

    @Test("every option changes what is written", arguments: ScaffoldArchitecture.allCases)
    func noDeadOption(architecture: ScaffoldArchitecture) throws {
        let name = try ModuleName("Items/Edit")
        let variants = try [
            NewModule(name, architecture: architecture),
            NewModule(name, architecture: architecture, events: ["onSave"]),
            NewModule(name, architecture: architecture, fetch: "books"),
            NewModule(name, architecture: architecture, events: ["onDone"]),
            NewModule(name, architecture: architecture, delegate: true),
            NewModule(name, architecture: architecture, without: [architecture.dataRole]),
            NewModule(name, architecture: architecture, screen: .headless),
        ].map { $0.files(testing: "App").map(\.text).joined() }
        #expect(Set(variants).count == variants.count)
    }

    @Test("only the screen and the navigation name UIKit", arguments: ScaffoldArchitecture.allCases)
    func uiKit(architecture: ScaffoldArchitecture) throws {
        let module = try NewModule(ModuleName("Items/Edit"), architecture: architecture, events: ["onSave"])
        let naming = module.files(testing: "App").filter { $0.kind == .source && $0.text.contains("import UIKit") }
        let endings = [
            "Scene", "SceneTable", "Navigator", "View", "ViewTable", "WireFrame", "ViewController",
            "ViewControllerTable", "Router",
        ]
        for file in naming {
            #expect(endings.contains { file.path.hasSuffix("ItemsEdit\($0).swift") }, "\(file.path)")
            #expect(file.text.hasPrefix("#if canImport(UIKit)\n") && file.text.hasSuffix("#endif\n"))
        }
        #expect(naming.count >= 2)
    }
}
