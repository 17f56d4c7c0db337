import RoleRules
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("A new module keeps the rules of its architecture")
struct NewModuleTests {
    /// A module's options, in all combinations that differ in a role.
    static let wishes: [(events: [String], without: Bool, delegate: Bool)] = [
        ([], false, false), (["onSave"], false, false), (["onSave", "onRepeat"], false, true), ([], true, false),
        (["onYes"], true, true),
    ]

    static func module(
        _ architecture: ScaffoldArchitecture, _ wish: (events: [String], without: Bool, delegate: Bool),
        _ name: String = "Items/Edit", fetch: String? = nil, screen: ScreenKit = .uiKit
    ) throws -> NewModule {
        try NewModule(
            ModuleName(name), architecture: architecture, events: wish.events, fetch: wish.without ? nil : fetch,
            without: wish.without ? [architecture.dataRole] : [], delegate: wish.delegate, screen: screen)
    }

    static func sources(_ module: NewModule) throws -> Sources {
        let files = module.files(testing: "App").filter { $0.kind == .source }
        return try Sources(files: files.map { ("Sources/App/Modules/" + $0.path, $0.text) })
    }

    @Test("breaks no rule", arguments: ScaffoldArchitecture.allCases, ScreenKit.allCases)
    func noViolations(architecture: ScaffoldArchitecture, screen: ScreenKit) throws {
        guard let rules = Architecture.all.first(where: { $0.name == architecture.rawValue }) else { return }
        for wish in Self.wishes {
            let module = try Self.module(architecture, wish, fetch: "items", screen: screen)
            let violations = try Self.sources(module).violations(of: rules)
            #expect(violations.isEmpty)
        }
    }

    @Test("is read as a whole, also where UIKit can't be imported", arguments: ScaffoldArchitecture.allCases)
    func readBehindConditions(architecture: ScaffoldArchitecture) throws {
        let (wish, name) = (Self.wishes[2], "ItemsEdit")
        let screens = ["Scene", "View", "ViewController", "Navigator", "WireFrame", "Router", "Connector"].map {
            name + $0
        }
        let read = try [ScreenKit.uiKit, .headless].map { screen in
            let module = try Self.module(architecture, wish, screen: screen)
            return try Self.sources(module).files.flatMap(\.declarations).filter { $0.isType }.map(\.name)
                .filter(screens.contains)
        }
        #expect(read[0] == read[1])
        #expect(read[0].count >= 2)
    }
}
