import RoleIndex
import SourceModel

extension Rule {
    /// Only types that navigate know other modules.
    static let otherModulesByNavigation = Rule(
        name: "other-modules-by-navigation",
        what: "A module names another only where it navigates, and there only who builds it; delegates excepted.",
        why: "a module that is named in one place can be replaced, moved to another app, or built without the rest",
        fix: "ask this module's navigation for the other page, and hear from it through its delegate",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_HandleUIEvents { func onAddItem() }",
            "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_HandleUIEvents { func onSave() }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                var add: ItemsAdd_HandleUIEvents?
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_HandleUIEvents { func onAddItem() }",
            "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_Delegate: AnyObject { func didAddItem() }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {}

            extension ItemsListDirector: ItemsAdd_Delegate {
                func didAddItem() {}
            }
            """,
        ],
        lesson: Lesson.modules,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: Navigator\": "
            + "it has the module made that it leads to; Piñera: wireframes",
        yieldsTo: [
            "actors-built-in-make-module", "director-stores-only-roles", "scene-knows-no-model",
            "worker-knows-only-presenter", "dependencies-point-inward", "adjacent-layers-only", "connector-assembles",
        ],
        check: { codebase in
            codebase.moduleUses.filter { !$0.isNavigation }.map { use in
                Finding(
                    use.reference.location,
                    "\(use.context.subject) of \(use.from) names \(use.target.path), which belongs to \(use.to)")
            }
        })
}
