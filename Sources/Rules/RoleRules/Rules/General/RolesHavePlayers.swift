import RoleIndex
import SourceModel

extension Rule {
    /// Every role has an actor that plays it.
    static let rolesHavePlayers = Rule(
        name: "roles-have-players",
        what: "Every role of a module is played by the actor that it is for.",
        why: "what is said to a role that nobody plays is heard by nobody, and a reader looks for its actor in vain",
        fix: "let the actor that it is for conform to it, or take it out",
        wrong: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_ManageData: AnyObject { func fetchItems() }
            protocol ItemsList_PresentData: AnyObject { func presentItems() }
            """,
            "Items/List/ItemsListDirector.swift": "final class ItemsListDirector: ItemsList_PresentData {}",
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker {}",
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_ManageData: AnyObject { func fetchItems() }
            protocol ItemsList_PresentData: AnyObject { func presentItems() }
            """,
            "Items/List/ItemsListDirector.swift": "final class ItemsListDirector: ItemsList_PresentData {}",
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
        ],
        lesson: Lesson.modules,
        source: "D'Areglia, VIPER-S, part 1, \"Let's architect\": "
            + "an actor implements all the functions to satisfy a role",
        check: { codebase in
            codebase.unplayedRoles.map { role, actor in
                Finding(
                    role.main.declaration.location, "nobody plays \(role.path)",
                    fix: "let \(actor.path) conform to it, or take it out")
            }
        })
}
