extension MutantTests {
    /// Mutants that break the rules about roles in every layered architecture.
    static let ofGeneralRules: [Mutant] = [
        Mutant(
            "a Director that holds its Scene", caughtBy: "no-strong-cycles",
            [("Items/List/ItemsListDirector.swift", "    weak var ui", "    var ui")],
            [
                (
                    "Items/List/ItemsListDirector.swift:7:9",
                    "ItemsListDirector holds ui strongly, in a circle that is never freed: ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector"
                )
            ]),
        Mutant(
            "a Navigator that keeps whatever it navigates from", caughtBy: "no-strong-cycles",
            [("General/Navigator.swift", "weak var viewController", "var viewController")],
            [
                (
                    "General/Navigator.swift:6:9",
                    "GeneralWelcomeNavigator holds viewController strongly, in a circle that is never freed: GeneralWelcomeNavigator.viewController -> GeneralWelcomeScene.eventsHandler -> GeneralWelcomeDirector.navigator -> GeneralWelcomeNavigator"
                )
            ]),
        Mutant(
            "a control whose action keeps the Scene", caughtBy: "no-strong-cycles",
            [
                (
                    "Items/List/ItemsListScene.swift", "{ [weak self] _ in self?.eventsHandler.onAddItem() }",
                    "{ _ in self.eventsHandler.onAddItem() }"
                )
            ],
            [
                (
                    "Items/List/ItemsListScene.swift:34:51",
                    "ItemsListScene keeps a closure that captures it strongly, in a circle that is never freed: ItemsListScene.UIAction -> ItemsListScene"
                )
            ]),
        Mutant(
            "a cell that holds its Scene", caughtBy: "back-references-weak",
            [
                (
                    "Items/List/ItemsListSceneCell.swift", "    static let identifier",
                    "    var scene: ItemsListScene?\n    static let identifier"
                )
            ], [("Items/List/ItemsListSceneCell.swift:6:9", "ItemsListSceneCell holds scene, its Scene, strongly")]),
        Mutant(
            "a success that is never displayed", caughtBy: "role-methods-have-callers",
            [("Items/List/ItemsListDirector.swift", "ui?.display(success:", "print(")], []),
        Mutant(
            "a Director that looks behind its data manager", caughtBy: "roles-stay-roles",
            [
                (
                    "Items/List/ItemsListDirector.swift", "        dataManager.fetchItems()",
                    "        (dataManager as? ItemsListWorker)?.fetchItems()"
                )
            ],
            [
                (
                    "Items/List/ItemsListDirector.swift:25:26",
                    "ItemsListDirector asks with `as?` whether a Worker is ItemsListWorker"
                )
            ]),
        Mutant(
            "a Worker that says nowhere which role it plays", caughtBy: "roles-have-players",
            [
                (
                    "Items/List/ItemsListWorker.swift", "extension ItemsListWorker: ItemsList_ManageData {",
                    "extension ItemsListWorker {"
                )
            ], [("Items/List/ItemsListContract.swift:48:10", "nobody plays ItemsList_ManageData")]),
        Mutant(
            "a cell of another module", caughtBy: "other-modules-by-navigation",
            [
                (
                    "Items/Add/ItemsAddScene.swift", "super.viewDidLoad()",
                    "super.viewDidLoad()\n        print(ItemsListSceneCell.identifier)"
                )
            ],
            [
                (
                    "Items/Add/ItemsAddScene.swift:23:15",
                    "ItemsAddScene of ItemsAdd names ItemsListSceneCell, which belongs to ItemsList"
                )
            ]),
        Mutant(
            "a form that opens a new list to go back", caughtBy: "modules-form-no-circle",
            [
                (
                    "Items/Add/ItemsAddNavigator.swift", "        pop()",
                    "        push(ItemsListNavigator.makeModule(with: store))"
                )
            ],
            [
                (
                    "Items/Add/ItemsAddNavigator.swift:24:14",
                    "ItemsAddNavigator leads back to ItemsList: ItemsAdd -> ItemsList -> ItemsAdd"
                )
            ]),
        Mutant(
            "a Director that remembers by itself", caughtBy: "one-concern-a-type",
            [
                (
                    "Items/List/ItemsListDirector.swift", "        navigator.gotoAddItem(with: self)",
                    "        UserDefaults.standard.set(true, forKey: \"added\")\n        navigator.gotoAddItem(with: self)"
                )
            ],
            [
                (
                    "Items/List/ItemsListDirector.swift:47:9",
                    "ItemsListDirector does storage with UserDefaults, which is not the work of a Director"
                )
            ]),
    ]
}
