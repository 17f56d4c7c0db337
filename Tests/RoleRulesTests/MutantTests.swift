import RoleRules
import SourceModel
import Testing

@Suite("Each rule alone catches a small wrong change of the Items app")
struct MutantTests {
    static let mutants: [Mutant] =
        [
            Mutant(
                "a role protocol with a name of its own", caughtBy: "contract-present",
                [
                    (
                        "Items/Detail/ItemsDetailContract.swift", "protocol ItemsDetail_DisplayUI",
                        "protocol DetailDisplaying"
                    ),
                    ("Items/Detail/ItemsDetailDirector.swift", "ItemsDetail_DisplayUI", "DetailDisplaying"),
                    ("Items/Detail/ItemsDetailScene.swift", "ItemsDetail_DisplayUI", "DetailDisplaying"),
                ],
                [
                    (
                        "Items/Detail/ItemsDetailContract.swift:6:10",
                        "DetailDisplaying in the contract of ItemsDetail is not named ItemsDetail_<Role>"
                    )
                ]),
            Mutant(
                "a Worker in the wrong file", caughtBy: "names-follow-folders",
                [
                    ("Items/Add/ItemsAddWorker.swift", "final class ItemsAddWorker", "final class AddItemWorker"),
                    ("Items/Add/ItemsAddWorker.swift", "extension ItemsAddWorker", "extension AddItemWorker"),
                    ("Items/Add/ItemsAddNavigator.swift", "ItemsAddWorker(", "AddItemWorker("),
                ], [("Items/Add/ItemsAddWorker.swift:4:13", "AddItemWorker in Items/Add does not begin with ItemsAdd")]),
            Mutant(
                "a back channel that orders", caughtBy: "verbs-follow-roles",
                [
                    ("Items/Add/ItemsAddContract.swift", "func didAddItem()", "func refresh()"),
                    ("Items/Add/ItemsAddDirector.swift", "didAddItem()", "refresh()"),
                    ("Items/List/ItemsListDirector.swift", "func didAddItem()", "func refresh()"),
                ],
                [
                    (
                        "Items/Add/ItemsAddContract.swift:48:10",
                        "ItemsAdd_Delegate asks for refresh(), and a method of Delegate says what did happen"
                    )
                ]),
            Mutant(
                "a Director that keeps its Worker's class", caughtBy: "director-stores-only-roles",
                [
                    (
                        "Items/List/ItemsListDirector.swift", "    let dataManager: any ItemsList_ManageData",
                        "    let dataManager: ItemsListWorker"
                    )
                ],
                [
                    (
                        "Items/List/ItemsListDirector.swift:5:9",
                        "ItemsListDirector stores dataManager as ItemsListWorker, a class and no role"
                    )
                ]),
            Mutant(
                "a cell that is given the model", caughtBy: "scene-knows-no-model",
                [("Items/List/ItemsListSceneCell.swift", "func display(_ item: ItemUI)", "func display(_ item: Item)")],
                [("Items/List/ItemsListSceneCell.swift:18:26", "ItemsListSceneCell names Item, a domain model")]),
            Mutant(
                "a Scene that pops itself", caughtBy: "navigation-in-navigators",
                [
                    (
                        "Items/Add/ItemsAddScene.swift", "super.viewDidLoad()",
                        "super.viewDidLoad()\n        navigationController?.popViewController(animated: true)"
                    )
                ],
                [("Items/Add/ItemsAddScene.swift:23:31", "ItemsAddScene calls popViewController, which is navigation")]),
            Mutant(
                "a Director that makes a Worker for one job", caughtBy: "actors-built-in-make-module",
                [
                    (
                        "Items/List/ItemsListDirector.swift", "        navigator.gotoAddItem(with: self)",
                        "        _ = ItemsListWorker(store: store)\n        navigator.gotoAddItem(with: self)"
                    )
                ],
                [
                    (
                        "Items/List/ItemsListDirector.swift:47:13",
                        "ItemsListDirector.onAddItem makes ItemsListWorker outside of makeModule"
                    )
                ]),
            Mutant(
                "a role in the class declaration", caughtBy: "roles-in-extensions",
                [
                    (
                        "Items/Add/ItemsAddWorker.swift", "final class ItemsAddWorker {",
                        "final class ItemsAddWorker: ItemsAdd_ManageData {"
                    ),
                    (
                        "Items/Add/ItemsAddWorker.swift", "extension ItemsAddWorker: ItemsAdd_ManageData {",
                        "extension ItemsAddWorker {"
                    ),
                ],
                [
                    (
                        "Items/Add/ItemsAddWorker.swift:4:29",
                        "ItemsAddWorker conforms to ItemsAdd_ManageData where the class is declared"
                    )
                ]),
            Mutant(
                "a contract of 280 lines", caughtBy: "new-file-after-200-lines",
                [
                    (
                        "Items/List/ItemsListContract.swift", "// MARK: - Navigation\n",
                        "// MARK: - Navigation\n" + String(repeating: "//\n", count: 200)
                    )
                ],
                [
                    (
                        "Items/List/ItemsListContract.swift:1:1",
                        "ItemsListContract.swift has 280 lines, 16 of them in ItemsList_DisplayUI, and 200 are enough"
                    )
                ]),
            Mutant(
                "a Worker that is told where to go", caughtBy: "worker-knows-only-presenter",
                [
                    (
                        "Items/Add/ItemsAddWorker.swift", "    let store: ItemsStore\n",
                        "    let store: ItemsStore\n    weak var navigator: (any ItemsAdd_Navigate)?\n"
                    )
                ],
                [
                    (
                        "Items/Add/ItemsAddWorker.swift:7:30",
                        "ItemsAddWorker refers to ItemsAdd_Navigate, and its only actor is its presenter"
                    )
                ]),
            Mutant(
                "a display model with a date", caughtBy: "display-models-ready-to-show",
                [("Items/List/ItemsListContract.swift", "let date: String", "let date: Date")],
                [
                    (
                        "Items/List/ItemsListContract.swift:9:9",
                        "ItemUI holds date as Date, which is still to be formatted"
                    )
                ]),
        ] + ofGeneralRules

    @Test("catches it, and no other rule says a word", arguments: mutants)
    func catches(_ mutant: Mutant) throws {
        let found = try Sources(files: mutant.files()).violations(of: .viperS)
        let said = found.map { "\($0.file):\($0.line):\($0.column): \($0.what) [\($0.rule)]" }
        #expect(said == mutant.expected.map { "\($0.place): \($0.what) [\(mutant.rule)]" })
    }

    @Test("the app itself breaks no rule")
    func clean() throws {
        let found = try Sources(files: Mutant.lesson13()).violations(of: .viperS)
        #expect(found.map(\.description) == [])
    }

    @Test("every rule of VIPER-S has a mutant")
    func complete() {
        let rules = Set(Architecture.viperS.rules.map(\.name)).subtracting(["allow-with-reason"])
        let missing = rules.subtracting(Self.mutants.map(\.rule)).sorted()
        #expect(missing == [], "these rules of VIPER-S have no mutant: add one to MutantTests.mutants")
        let gone = Set(Self.mutants.map(\.rule)).subtracting(rules).sorted()
        #expect(gone == [], "there are mutants for rules that VIPER-S has not")
    }
}
