import SourceModel
import Testing

@Suite("An excerpt is a declaration by its name")
struct ExcerptTests {
    let sources: Sources

    init() throws {
        sources = try Sources(files: [
            (
                path: "A.swift",
                text: """
                /// The Director.
                final class ItemsListDirector {
                    weak var ui: UI?

                    // kept
                    @discardableResult
                    func onUIReady() -> Bool {
                        true
                    }
                }
                """
            ),
            (
                path: "B.swift",
                text: """
                extension ItemsListDirector: ItemsList_PresentData {
                    func present(items: [Item]) {}
                    func present(error: Error) {}
                }
                extension ItemsListDirector: ItemsAdd_Delegate {}
                """
            ),
        ])
    }

    @Test("gives a member its own margin, with attributes and without its comment")
    func member() throws {
        #expect(
            try sources.text(of: "ItemsListDirector.onUIReady") == """
                @discardableResult
                func onUIReady() -> Bool {
                    true
                }
                """)
        #expect(try sources.text(of: "ItemsListDirector.ui") == "weak var ui: UI?")
        #expect(try sources.text(of: "ItemsListDirector").hasPrefix("final class ItemsListDirector {\n    weak var ui"))
    }

    @Test("finds members of extensions, by labels where the name is not enough")
    func extensions() throws {
        #expect(try sources.text(of: "ItemsListDirector.present(items:)") == "func present(items: [Item]) {}")
        #expect(
            try sources.text(of: "extension ItemsListDirector: ItemsAdd_Delegate")
                == "extension ItemsListDirector: ItemsAdd_Delegate {}")
    }

    @Test("names the candidates for an ambiguous name")
    func ambiguous() throws {
        let error = #expect(throws: SourceModelError.self) { try sources.text(of: "ItemsListDirector.present") }
        #expect(
            error?.description == """
                2 declarations are named "ItemsListDirector.present": \
                ItemsListDirector.present(items:) at B.swift:2:10, ItemsListDirector.present(error:) at B.swift:3:10
                  fix: say more of the name, such as the labels `present(items:)` or the protocol of an extension
                """)
        #expect(throws: SourceModelError.self) { try sources.text(of: "extension ItemsListDirector") }
    }

    @Test("names the candidates for a missing name")
    func missing() throws {
        let error = #expect(throws: SourceModelError.self) { try sources.text(of: "ItemsListDirector.onReady") }
        #expect(
            error?.description == """
                No declaration is named "ItemsListDirector.onReady".
                  fix: use one of these names: ItemsListDirector.ui, ItemsListDirector.onUIReady(), \
                ItemsListDirector.present(items:), ItemsListDirector.present(error:)
                """)
    }
}
