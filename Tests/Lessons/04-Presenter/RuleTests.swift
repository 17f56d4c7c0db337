import Foundation
import RoleRules
import RoleRulesTesting
import SourceModel
import Testing

@Suite("With presenters the first rules of VIPER hold, and the others can be counted down")
struct RuleTests {
    private static let lesson = "Lessons/04-Presenter/Sources"
    private let sources: Sources

    init() throws {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        sources = try Sources(at: root.appending(path: Self.lesson), relativeTo: root)
    }

    // MARK: Rules that hold from here

    @Test("presenters know no UI, and know other actors by protocols only")
    func holds() throws {
        try expectNoViolations(
            of: .viper, in: Self.lesson,
            rules: [
                "presenter-knows-no-ui", "edges-are-protocols", "back-references-weak", "no-strong-cycles",
                "role-methods-have-callers", "modules-form-no-circle", "file-within-200-lines",
            ])
    }

    @Test("no controller formats, stores or decides any more")
    func controllers() {
        let mixing = sources.concerns().filter { $0.type.hasSuffix("ViewController") }
        #expect(Set(mixing.flatMap(\.concerns)) == [.navigation, .view])
        let formatting = sources.concerns().filter { $0.concerns.contains(.formatting) }.map(\.type)
        #expect(formatting == ["DateText"])
    }

    @Test("the files of the presenters import Foundation at most")
    func imports() {
        let files = sources.files.filter { $0.name.hasSuffix("Presenter.swift") }
        #expect(files.count == 3)
        let imports = Set(files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation"])
    }

    // MARK: Rules that don't hold yet

    @Test("15 findings are left: who makes the actors, who navigates, and a rule that isn't a presenter's")
    func left() throws {
        let left = Dictionary(grouping: try sources.violations(of: .viper), by: \.rule).mapValues(\.count)
        #expect(
            left == [
                "only-the-wireframe-assembles": 6, "one-concern-a-type": 4, "other-modules-by-navigation": 4,
                "display-models-ready-to-show": 1,
            ])
    }

    @Test("the form's presenter asks the clock, which is a use case's to do")
    func businessRule() throws {
        let found = try sources.violations(of: .viper, rules: ["one-concern-a-type"]).map(\.what)
        let clock = "AddItemPresenter does business rule with Date(), which is not the work of a Presenter"
        #expect(found.contains(clock), "\(found)")
    }
}
