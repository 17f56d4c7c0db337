import RoleRules
import SourceModel
import Testing

/// None of these ends while anybody waits where a rule walks the same way anew for each step of it.
@Suite("What is long is judged as what is short")
struct LongSourcesTests {
    let contract = """
        protocol ItemsList_DisplayUI: AnyObject { func display(items: [String]) }
        protocol ItemsList_HandleUIEvents: AnyObject {}
        """

    func messages(_ rule: String, _ director: String) throws -> [String] {
        let sources = try Sources(files: [
            (path: "Items/List/ItemsListContract.swift", text: contract),
            (path: "Items/List/ItemsListDirector.swift", text: director),
        ])
        return try sources.violations(of: .viperS, rules: [rule]).map(\.what)
    }

    @Test("follows a name through thousands of locals that take it from each other", arguments: [true, false])
    func locals(isCalled: Bool) throws {
        let again = String(repeating: "        guard let ui = ui else { return }\n", count: 5_000)
        let found = try messages(
            "role-methods-have-callers",
            """
            final class ItemsListDirector: ItemsList_HandleUIEvents {
                weak var ui: ItemsList_DisplayUI?
                func show() {
            \(again)
                    \(isCalled ? "ui" : "other").display(items: [])
                }
                weak var other: ItemsList_HandleUIEvents?
            }
            """)
        #expect(found == (isCalled ? [] : ["nobody calls display(items:) of ItemsList_DisplayUI"]))
    }

    @Test("walks around a circle of thousands of types")
    func circle() throws {
        let steps = (0..<5_000).map { "final class Step\($0) { var next: Step\($0 + 1)? }\n" }.joined()
        let found = try messages(
            "no-strong-cycles",
            """
            final class ItemsListDirector: ItemsList_HandleUIEvents { var first: Step0? }
            \(steps)
            final class Step5000 { var delegate: ItemsListDirector? }
            """)
        let starts = found.map { $0.prefix { $0 != ":" } }
        #expect(starts == ["Step5000 holds delegate strongly, in a circle that is never freed"])
        #expect(found.first?.hasSuffix("Step4999.next -> Step5000") == true)
    }

    @Test("goes up a line of thousands of superclasses")
    func superclasses() throws {
        let classes = (0..<5_000).map { "class Base\($0): Base\($0 + 1) {}\n" }.joined()
        let found = try messages(
            "worker-knows-only-presenter", "final class ItemsListWorker: Base0 { let other: Base1 }\n\(classes)")
        #expect(found == [])
    }
}
