import RoleIndex
import SourceModel

extension Rule {
    /// Only Navigators navigate.
    static let navigationInNavigators = Rule(
        name: "navigation-in-navigators",
        what: "Only a Navigator pushes, pops, presents or dismisses a controller, sets a root or opens a URL.",
        why: "where the app goes is then read in one place, and tested with a spy",
        fix: "ask for it by a go... method of the module's Navigate role, and do it in the Navigator",
        wrong: [
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController {
                func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) {
                    navigationController?.pushViewController(ItemsDetailNavigator.makeModule(), animated: true)
                }
            }
            """
        ],
        right: [
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController {
                var eventHandler: ItemsList_HandleUIEvents?

                func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) {
                    eventHandler?.onItemSelected(at: index.row)
                }
            }
            """,
            "Items/List/ItemsListNavigator.swift": """
            final class ItemsListNavigator: ItemsList_Navigate {
                weak var viewController: UIViewController?

                func gotoDetail(for item: Item) {
                    let detail = ItemsDetailNavigator.makeModule(item: item)
                    viewController?.navigationController?.pushViewController(detail, animated: true)
                }
            }
            """,
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 1, \"Architecture domain: navigation\": "
            + "navigation is handled within its role entirely",
        check: { codebase in
            codebase.files.flatMap { file in
                file.references(named: Navigation.names).compactMap { finding($0, in: file, codebase) }
            }
        })

    private static func finding(_ reference: Reference, in file: SourceFile, _ codebase: Codebase) -> Finding? {
        let context = codebase.context(of: reference, in: file)
        guard file.name != "main.swift", context.role != .navigator, context.role != .appEntry,
            let use = Navigation.use(by: reference, in: context, codebase)
        else { return nil }
        return Finding(
            reference.location, "\(context.subject) \(use), which is navigation", fix: remedy(in: context, codebase))
    }

    /// The remedy where the module is known, or where the code is in a Navigator's file but outside of the Navigator.
    private static func remedy(in context: Context, _ codebase: Codebase) -> String? {
        let name = String(context.file.name.dropLast(".swift".count))
        if let navigator = codebase.type(at: name), navigator.role == .navigator, context.role == nil {
            return "make it a method of \(name), so that nothing else can navigate by it"
        }
        return context.module.map { "ask for it by a go... method of \($0)_Navigate, and do it in \($0)Navigator" }
    }
}
