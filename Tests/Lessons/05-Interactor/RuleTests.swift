import Foundation
import RoleRules
import RoleRulesTesting
import SourceModel
import Testing

@Suite("With interactors more rules of VIPER hold; what is left is about who makes whom")
struct RuleTests {
    private static let lesson = "Lessons/05-Interactor/Sources"
    private let sources: Sources

    init() throws {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        sources = try Sources(at: root.appending(path: Self.lesson), relativeTo: root)
    }

    // MARK: Rules that hold from here

    @Test("entities know no persistence, display models are ready to show, and what held on rung 04 holds")
    func holds() throws {
        try expectNoViolations(
            of: .viper, in: Self.lesson,
            rules: [
                "entities-know-no-persistence", "managed-objects-stay-in-data-managers",
                "display-models-ready-to-show", "presenter-knows-no-ui", "edges-are-protocols",
                "back-references-weak", "no-strong-cycles", "role-methods-have-callers", "modules-form-no-circle",
                "file-within-200-lines",
            ])
    }

    @Test(
        "apart from controllers and the app's entry, every type does one thing; the business rule is the interactor's")
    func concerns() {
        let concerns = Dictionary(uniqueKeysWithValues: sources.concerns().map { ($0.type, $0.concerns) })
        let mixing = concerns.filter { $0.value.count > 1 }.keys.sorted()
        #expect(mixing == ["AddItemViewController", "ItemsApp", "ItemsViewController", "WelcomeViewController"])
        let ruling = concerns.filter { $0.value.contains(.businessRule) }.keys.sorted()
        #expect(ruling == ["AddItemInteractor"])
    }

    @Test("only what is stored and sent is Codable")
    func codable() {
        let types = sources.files.flatMap(\.declarations)
        let codable = types.filter { $0.inherited.contains { $0.text == "Codable" } }.map(\.name)
        #expect(codable == ["ItemRecord"])
    }

    // MARK: Rules that don't hold yet

    @Test("22 findings are left, more than before: there are more actors, and controllers make them all")
    func left() throws {
        let left = Dictionary(grouping: try sources.violations(of: .viper), by: \.rule).mapValues(\.count)
        #expect(
            left == [
                "only-the-wireframe-assembles": 11, "other-modules-by-navigation": 6, "one-concern-a-type": 3,
                "only-the-interactor-holds-data-managers": 1, "view-knows-no-entity": 1,
            ])
    }

    @Test("none of them is in a presenter, an interactor or a data manager: all are where screens are opened")
    func places() throws {
        let files = Set(try sources.violations(of: .viper).map { URL(filePath: $0.file).lastPathComponent })
        #expect(
            files.sorted() == [
                "AddItemViewController.swift", "ItemsApp.swift", "ItemsViewController.swift",
                "WelcomeViewController.swift",
            ])
    }
}
