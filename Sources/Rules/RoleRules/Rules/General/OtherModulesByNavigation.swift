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
                    "\(use.context.subject) of \(use.from) names \(use.target.path), which belongs to \(use.to)",
                    fix: remedy(for: use, codebase), lesson: lessonOfModules(codebase.vocabulary))
            }
        })

    /// The remedy for code that navigates itself, and only has to ask the one who makes the other page.
    private static func remedy(for use: ModuleUses.Use, _ codebase: Codebase) -> String? {
        guard !use.target.isProtocol, let type = use.context.type, ModuleUses.isAssembler(type, codebase) else {
            return nil
        }
        let maker = codebase.types.first { $0.module == use.to && ModuleUses.isAssembler($0, codebase) }
        let makers = codebase.vocabulary.parts.first { codebase.vocabulary.assemblers.contains($0.role) }
        guard let name = maker?.path ?? makers.map({ "a \($0.role.rawValue) of \(use.to)" }) else { return nil }
        return "let \(name) make it, and ask that"
    }

    /// The lesson about modules without contracts; nil if the rule's own lesson teaches it.
    private static func lessonOfModules(_ vocabulary: Vocabulary) -> Int? {
        if vocabulary.hasContracts { return nil }
        return vocabulary.actor(.useCase) == nil ? Lesson.viper : Lesson.cleanViper
    }
}
