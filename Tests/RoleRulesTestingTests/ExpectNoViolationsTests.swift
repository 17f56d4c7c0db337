import Foundation
import RoleRules
import RoleRulesTesting
import SourceModel
import Synchronization
import Testing

@Suite("One line in a suite holds an app to the rules")
struct ExpectNoViolationsTests {
    /// An app of one module in a temporary folder.
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("App \(UUID().uuidString)")
        try write(
            "Sources/App/Items/List/ItemsListContract.swift", "protocol ItemsList_DisplayUI: AnyObject {}\n")
        try write("Tests/AppTests/RuleTests.swift", "")
    }

    @Test("an app that keeps them passes in silence")
    func passes() throws {
        defer { remove() }
        try expectNoViolations(of: .viperS, in: "Sources/App", testFile: path("Tests/AppTests/RuleTests.swift"))
        try expectNoViolations(of: .viperS, in: path("Sources/App"))
    }

    @Test("each finding is an issue at its own file, line and column, with reason and remedy")
    func findings() throws {
        defer { remove() }
        let file = "Sources/App/Items/List/ItemsListDirector.swift"
        try write(
            file, "class ItemsListDirector {\n    var ui: ItemsList_DisplayUI?\n    func f() { ItemsListWorker() }\n}\n"
        )
        try write("Sources/App/Items/List/ItemsListWorker.swift", "class ItemsListWorker {}\n")
        let issues = Mutex<[Issue]>([])
        try withKnownIssue("this check has to fail") {
            try expectNoViolations(of: .viperS, in: "Sources/App", testFile: path("Tests/AppTests/RuleTests.swift"))
        } matching: { issue in
            issues.withLock { $0.append(issue) }
            return true
        }
        let found = issues.withLock { $0 }
        let places = found.compactMap(\.sourceLocation)
        #expect(places.map(\.line) == [2, 3])
        #expect(places.map(\.column) == [9, 16])
        #expect(
            places.map { String(describing: $0) } == ["ItemsListDirector.swift:2:9", "ItemsListDirector.swift:3:16"])
        #expect(
            found.first?.comments.map(\.rawValue) == [
                """
                \(file):2:9: error: ItemsListDirector holds ui, its Scene, strongly [back-references-weak]
                  why: two actors that hold each other strongly keep each other alive when the screen is long gone
                  fix: declare it `weak var ui: ItemsList_DisplayUI?`   (lesson 06)
                """
            ])
    }

    @Test("a folder that is nowhere above the test is an error, and so is one without roles")
    func nothing() throws {
        defer { remove() }
        let missing = #expect(throws: SourceModelError.self) {
            try expectNoViolations(of: .viperS, in: "Sorces/App", testFile: path("Tests/AppTests/RuleTests.swift"))
        }
        #expect(missing == .missing(path: "Sorces/App"))
        try write("Sources/Other/A.swift", "class A {}")
        #expect(throws: RoleRulesError.self) { try expectNoViolations(of: .viperS, in: path("Sources/Other")) }
    }

    private func path(_ file: String) -> String { root.appendingPathComponent(file).path }

    private func write(_ file: String, _ text: String) throws {
        let url = root.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func remove() { try? FileManager.default.removeItem(at: root) }
}
