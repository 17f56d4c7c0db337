import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("Services are known by protocols, made in one place, and everything else is as it was")
struct SeamsTests {
    private let sources: Sources

    init() throws {
        let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        sources = try Sources(at: root.appendingPathComponent("Lessons/03-Seams/Sources"), relativeTo: root)
    }

    /// The files that name one of these, in the order of their paths.
    private func files(naming names: Set<String>) -> [String] {
        sources.files.filter { file in file.references.contains { names.contains($0.name) } }
            .map { URL(filePath: $0.path).lastPathComponent }.sorted()
    }

    private var concerns: [String: [Concern]] {
        Dictionary(uniqueKeysWithValues: sources.concerns().map { ($0.type, $0.concerns) })
    }

    // MARK: Rules that hold from here

    @Test("there are two seams")
    func seams() {
        let protocols = sources.files.flatMap(\.declarations).filter { $0.kind == .protocol }
        #expect(protocols.map(\.name) == ["ItemsFeeding", "ItemsStoring"])
    }

    @Test("only the app's entry names the services; everything else knows their protocols")
    func composition() {
        #expect(files(naming: ["ItemsStore", "ItemsFeed"]) == ["ItemsApp.swift"])
    }

    @Test("no controller stores or downloads, and a service does one thing")
    func layers() {
        let offenders = concerns.filter { $0.key.hasSuffix("ViewController") }
            .filter { !Set($0.value).isDisjoint(with: [.storage, .networking]) }
        #expect(offenders.keys.sorted() == [])
        #expect(concerns["ItemsStore"] == [.storage])
        #expect(concerns["ItemsFeed"] == [.networking])
    }

    // MARK: Rules that don't hold yet

    @Test("the controllers mix what they mixed before")
    func controllersStillMix() {
        #expect(concerns["ItemsViewController"] == [.formatting, .navigation, .view])
        #expect(concerns["AddItemViewController"] == [.navigation, .businessRule, .view])
        #expect(concerns["ItemDetailViewController"] == [.formatting, .view])
        #expect(concerns["WelcomeViewController"] == [.navigation, .view])
    }

    @Test("the rule of one concern per type is broken in as many places as before: 8")
    func violationsLeft() throws {
        let left = try sources.violations(of: .mvc, rules: ["one-concern-a-type"])
        #expect(left.count == 8, "\(left.map(\.what))")
    }

    @Test("every test of a controller still needs a screen: they are all view controllers")
    func controllersAreScreens() {
        let classes = sources.files.flatMap(\.declarations).filter { $0.kind == .class }
        let screens = classes.filter { type in type.inherited.contains { $0.text == "UIViewController" } }
        #expect(Set(classes.map(\.name)).subtracting(screens.map(\.name)) == ["ItemsStore"])
    }
}
