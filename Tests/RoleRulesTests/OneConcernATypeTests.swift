import RoleRules
import SourceModel
import Testing

@Suite("A type carries one concern")
struct OneConcernATypeTests {
    static let path = "ItemsViewController.swift"

    static let cases: [RuleCase] = [
        RuleCase(
            "a controller that fetches, stores, formats, decides and navigates",
            [
                path: """
                final class ItemsViewController: UIViewController {
                    func load() {
                        URLSession.shared.dataTask(with: url)
                        try? data.write(to: file)
                        label.text = DateFormatter().string(from: Date())
                        navigationController?.popViewController(animated: true)
                    }
                }
                """
            ],
            [
                .init(
                    place: "\(path):3:9", what: "ItemsViewController does networking with URLSession",
                    fix: "move it to an API client that is passed in"),
                .init(
                    place: "\(path):4:19", what: "ItemsViewController does storage with data.write(to:)",
                    fix: "move it to a store that is passed in"),
                .init(
                    place: "\(path):5:22", what: "ItemsViewController does formatting with DateFormatter()",
                    fix: "move it to a presenter, which hands over finished text"),
                .init(
                    place: "\(path):5:51", what: "ItemsViewController does business rule with Date()",
                    fix: "move it to a use case that is passed in, clock included"),
                .init(
                    place: "\(path):6:31",
                    what:
                        "ItemsViewController does navigation with navigationController.popViewController(animated:)",
                    fix: "move it to a router that is passed in"),
            ]),
        RuleCase(
            "types of one concern each",
            [
                path: "final class ItemsViewController: UIViewController { let label = UILabel() }",
                "ItemsStore.swift": "final class ItemsStore { func load() throws { _ = try Data(contentsOf: file) } }",
            ]),
        RuleCase(
            "a concern in an extension in another file",
            [
                path: "final class ItemsViewController: UIViewController {}",
                "Formatting.swift": "extension ItemsViewController { func text() -> String { date.formatted() } }",
            ],
            [
                .init(
                    place: "Formatting.swift:1:62", what: "ItemsViewController does formatting with date.formatted()",
                    fix: "move it to a presenter, which hands over finished text")
            ]),
        RuleCase(
            "imports, comments, strings, decoding and one's own present are tempting and right",
            [
                path: """
                import CoreData
                final class ItemsViewController: UIViewController {
                    let presenter = ItemsPresenter()
                    // DateFormatter()
                    let name = "URLSession"
                    func load() { presenter.present(items, animated: true); presenter.open() }
                }
                final class ItemsPresenter { func present(_ items: [Int], animated: Bool) {} }
                """,
                "Wire.swift": "struct Wire { let items = try JSONDecoder().decode([Item].self, from: data) }",
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "one-concern-a-type", of: .mvc,
            why: "what does many things changes for many reasons, and none of them is tested without the others",
            lesson: "01")
    }

    @Test(
        "a default value asks the clock for nobody, what is trimmed is only read, and an alert leads nowhere",
        arguments: [
            ("func add(_ name: String, at date: Date = Date()) {}", []), ("var date = Date()", []),
            ("func read() -> String { field.text.trimmingCharacters(in: .whitespaces) }", []),
            (
                "func check() -> Bool { text.trimmingCharacters(in: .whitespaces).isEmpty }",
                ["business rule with text.trimmingCharacters(in:)"]
            ),
            ("func add() { let date = Date(); save(date) }", ["business rule with Date()"]),
            ("func warn() { present(alert(), animated: true) }\nfunc alert() -> UIAlertController { made }", []),
            (
                "func warn() { let made = alert(); present(made, animated: true) }\nfunc alert() -> UIAlertController { x }",
                []
            ),
            (
                "func open() { present(form(), animated: true) }\nfunc form() -> UIViewController { made }",
                ["navigation with present(_:animated:)"]
            ),
        ])
    func harmless(member: String, found: [String]) throws {
        let text = "final class ItemsViewController: UIViewController {\n\(member)\n}"
        let said = try Sources(files: [(Self.path, text)]).violations(of: .mvc, rules: ["one-concern-a-type"])
        #expect(said.map(\.what) == found.map { "ItemsViewController does \($0)" })
    }

    @Test(
        "a formatter that only reads what was typed is none, whoever has it",
        arguments: [("number(from: text)", 0), ("string(from: 5)", 1)])
    func reads(call: String, count: Int) throws {
        let sources = try Sources(files: [
            ("Items/List/ItemsListContract.swift", "protocol ItemsList_ManageData: AnyObject {}"),
            (
                "Items/List/ItemsListWorker.swift",
                "final class ItemsListWorker: ItemsList_ManageData {\n    func read() { use(NumberFormatter().\(call)) }\n}"
            ),
        ])
        #expect(try sources.violations(of: .viperS, rules: ["one-concern-a-type"]).count == count)
    }

    @Test("lists the concerns of a type with their places")
    func lists() throws {
        let sources = try Sources(files: [
            (path: Self.path, text: "class A: UIViewController {\n  let f = NumberFormatter()\n}\nstruct B {}")
        ])
        let concerns = sources.concerns()
        #expect(concerns.map(\.type) == ["A"])
        #expect(concerns.first?.concerns == [.formatting, .view])
        #expect(
            concerns.first?.description == """
                A (ItemsViewController.swift:1:7)
                  formatting: NumberFormatter() at 2:11
                  view: UIViewController at 1:10
                """)
    }
}
