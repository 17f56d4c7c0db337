import Foundation
import Testing

@testable import WorkbookTools

@Suite("A module finds its target and the tests that go with it")
struct ModulePlaceTests {
    private let root = URL(fileURLWithPath: "/app")

    private func package(_ targets: String) throws -> PackageDescription {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let text = "{\"platforms\": [{\"name\": \"ios\"}], \"targets\": [\(targets)]}"
        return try decoder.decode(PackageDescription.self, from: Data(text.utf8))
    }

    private func target(_ name: String, _ path: String, _ type: String = "library", on: [String] = []) -> String {
        """
        {"name": "\(name)", "c99name": "\(name)", "path": "\(path)", "type": "\(type)",
         "target_dependencies": [\(on.map { "\"\($0)\"" }.joined(separator: ", "))]}
        """
    }

    private func find(_ path: String, _ targets: [String], screen: ScreenKit = .uiKit) throws -> ModulePlace {
        try ModulePlace.find(
            root.appendingPathComponent(path), in: root, of: package(targets.joined(separator: ",")), screen: screen)
    }

    @Test(
        "goes to Modules below a target, and where it is told inside of one",
        arguments: [
            ("", "Modules"), ("Sources", "Modules"), ("Sources/App", "Modules"),
            ("Sources/App/Screens", "Screens"), ("Sources/App/Modules/Shop", "Modules/Shop"),
        ])
    func place(path: String, below: String) throws {
        let suites = target("AppTests", "Tests/AppTests", "test", on: ["App"])
        let place = try find(path, [target("App", "Sources/App"), suites])
        #expect(place.sources.path == "/app/Sources/App/" + below)
        #expect(place.tests.path == "/app/Tests/AppTests/" + below)
        #expect(place.target == "App")
        #expect(place.namesIOS)
    }

    @Test("says which folders there are when it can't tell which target is meant")
    func severalTargets() throws {
        let targets = [target("B", "Code/B"), target("A", "Code/A")]
        #expect(throws: ScaffoldPlaceError.noTarget(path: "/app", known: ["Code/A", "Code/B"])) {
            try find("", targets)
        }
        #expect(throws: ScaffoldPlaceError.noTarget(path: "Elsewhere", known: ["Code/A", "Code/B"])) {
            try find("Elsewhere", targets)
        }
    }

    @Test("names six folders of many, and how many more there are")
    func manyTargets() {
        let error = ScaffoldPlaceError.noTarget(path: "/app", known: (1...9).map { "Sources/M\($0)" })
        #expect(error.description.contains("M5, Sources/M6, and 3 more, which `swift package describe` lists.\n"))
    }

    @Test("says what is missing when there is no place for the suites")
    func noTests() throws {
        #expect(throws: ScaffoldPlaceError.noTestTarget(target: "App")) { try find("", [target("App", "Sources/App")]) }
    }

    @Test("is not headless in a target that can't import HeadlessUIKit")
    func noHeadlessUIKit() throws {
        let suites = target("AppTests", "Tests/AppTests", "test", on: ["App"])
        #expect(throws: ScaffoldPlaceError.noHeadlessUIKit(target: "App")) {
            try find("", [target("App", "Sources/App"), suites], screen: .headless)
        }
        let app = target("App", "Sources/App", on: ["HeadlessUIKit"])
        #expect(throws: ScaffoldPlaceError.noHeadlessUIKit(target: "AppTests")) {
            try find("", [app, suites], screen: .headless)
        }
    }

    @Test("needs a package around the folder")
    func noPackage() throws {
        let folder = try ScaffoldFolder("no package")
        #expect(throws: ScaffoldPlaceError.self) {
            try ModulePlace.find(folder.root, screen: .uiKit, environment: [:])
        }
    }
}
