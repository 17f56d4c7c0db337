import RoleRules
import SourceModel
import Testing

@Suite("Typealiases that stand for each other in a circle")
struct TypealiasCircleTests {
    static let files: [(path: String, text: String)] = [
        (
            path: "Items/List/ItemsListContract.swift",
            text: """
            typealias Here = There
            typealias There = Here
            struct ItemUI { let here: Here; let there: () -> There }
            protocol ItemsList_DisplayUI: Here { func display(items: [ItemUI]) }
            """
        ),
        (
            path: "Items/List/ItemsListScene.swift",
            text: """
            final class ItemsListScene: UIViewController, There {
                typealias Here = Here
                var here: Here?
                func go(_ there: There) { here?.go(); there.here.display(items: []); Here().go() }
            }
            extension Here: ItemsList_DisplayUI {}
            """
        ),
        (path: "ListPresenter.swift", text: "final class ListPresenter: Here { weak var view: There?; let use: Here }"),
        (
            path: "ListUseCase.swift",
            text: "final class ListUseCase { let output: Here; func eventGo() { There.go() } }"
        ),
    ]

    @Test("stop no rule", arguments: Architecture.all.map(\.name))
    func end(_ name: String) throws {
        let architecture = try #require(Architecture.all.first { $0.name == name })
        let sources = try Sources(files: Self.files)
        #expect(throws: Never.self) { try sources.violations(of: architecture) }
    }
}
