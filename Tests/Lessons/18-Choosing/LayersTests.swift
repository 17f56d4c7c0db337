import Foundation
import RoleRules
import RoleRulesTesting
import SourceModel
import Testing

@Suite("In MVVM each layer does its own work")
struct LayersTests {
    private static let lesson = "Lessons/18-Choosing/Sources"
    private let sources: Sources

    init() throws {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        sources = try Sources(at: root.appending(path: Self.lesson), relativeTo: root)
    }

    private var concerns: [String: [Concern]] {
        Dictionary(uniqueKeysWithValues: sources.concerns().map { ($0.type, $0.concerns) })
    }

    @Test("the files of the view models import Foundation at most")
    func imports() {
        let files = sources.files.filter { $0.name.hasSuffix("ViewModel.swift") }
        #expect(files.count == 4)
        #expect(Set(files.flatMap(\.imports).map(\.module)) == ["Foundation"])
    }

    @Test("controllers show, and do nothing else")
    func controllers() {
        let controllers = concerns.filter { $0.key.hasSuffix("ViewController") && $0.key != "UIViewController" }
        #expect(controllers.count == 4)
        #expect(Set(controllers.values) == [[.view]])
    }

    @Test("view models neither show, store, download, format nor navigate")
    func viewModels() {
        let done = concerns.filter { $0.key.hasSuffix("ViewModel") }.flatMap(\.value)
        #expect(Set(done).subtracting([.businessRule]) == [])
    }

    @Test(
        "navigation, storage, networking and formatting have a type each; the entry only sets the window's first screen",
        arguments: [
            (Concern.navigation, ["ItemsApp", "ItemsCoordinator"]), (.storage, ["ItemsStore"]),
            (.networking, ["ItemsFeed"]), (.formatting, ["DateText"]),
        ])
    func others(concern: Concern, types: [String]) {
        #expect(concerns.filter { $0.value.contains(concern) }.keys.sorted() == types)
    }

    @Test("no file is longer than 200 lines")
    func filesAreShort() throws {
        try expectNoViolations(of: .mvc, in: Self.lesson, rules: ["file-within-200-lines"])
    }
}
