import RoleIndex
import SourceModel

extension Rule {
    /// Modules depend on each other in one direction.
    static let modulesFormNoCircle = Rule(
        name: "modules-form-no-circle",
        what: "Of two modules at most one depends on the other, directly or through others.",
        why: "modules in a circle are one module: none can be built, tested or reused without all",
        fix: "go back where the user came from, or tell it through a delegate, instead of naming it",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_Navigate { func gotoAddItem() }",
            "Items/List/ItemsListNavigator.swift": """
            final class ItemsListNavigator: Navigator {
                static func makeModule() -> UIViewController { UIViewController() }
                func gotoAddItem() { push(ItemsAddNavigator.makeModule()) }
            }
            """,
            "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_Navigate { func gotoList() }",
            "Items/Add/ItemsAddNavigator.swift": """
            final class ItemsAddNavigator: Navigator {
                static func makeModule() -> UIViewController { UIViewController() }
                func gotoList() { push(ItemsListNavigator.makeModule()) }
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_Navigate { func gotoAddItem() }",
            "Items/List/ItemsListNavigator.swift": """
            final class ItemsListNavigator: Navigator {
                static func makeModule() -> UIViewController { UIViewController() }
                func gotoAddItem() { push(ItemsAddNavigator.makeModule()) }
            }
            """,
            "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_Navigate { func goBack() }",
            "Items/Add/ItemsAddNavigator.swift": """
            final class ItemsAddNavigator: Navigator {
                static func makeModule() -> UIViewController { UIViewController() }
                func goBack() { pop() }
            }
            """,
        ],
        lesson: Lesson.modules,
        source: "D'Areglia, VIPER-S, part 1, \"Let's code\": "
            + "a module is a page; that no two need each other is our addition",
        yieldsTo: ["other-modules-by-navigation"],
        check: { ModulesFormNoCircle(codebase: $0).findings })
}

private struct ModulesFormNoCircle {
    let codebase: Codebase
    let all: [ModuleUses.Use]

    init(codebase: Codebase) {
        self.codebase = codebase
        all = codebase.moduleUses
    }

    /// The circles of navigation, then those that exist only because of uses that are wrong anyway.
    var findings: [Finding] {
        let right = all.filter(\.isNavigation)
        let circles = groups(by: right)
        let known = Set(circles.flatMap { $0 })
        let others = groups(by: all).filter { known.isDisjoint(with: $0) }
        return circles.compactMap { finding($0, among: right) } + others.compactMap { finding($0, among: all) }
    }

    private func groups(by uses: [ModuleUses.Use]) -> [[String]] {
        let next = Dictionary(grouping: uses, by: \.from).mapValues { $0.map(\.to) }
        return StronglyConnected.groups(of: codebase.modules.map(\.name)) { next[$0] ?? [] }
    }

    private func finding(_ group: [String], among uses: [ModuleUses.Use]) -> Finding? {
        let members = Set(group)
        let inside = uses.filter { members.contains($0.from) && members.contains($0.to) }
        guard let closing = closing(inside, members) else { return nil }
        let way = StronglyConnected.path(from: closing.to, to: closing.from) { module in
            inside.filter { $0.from == module }.map(\.to)
        }
        let circle = [closing.from] + (way ?? [closing.to, closing.from])
        return Finding(
            closing.reference.location,
            "\(closing.context.subject) leads back to \(closing.to): \(circle.joined(separator: " -> "))")
    }

    /// The use to remove: one that is wrong anyway, else one that leads back to where users come in.
    private func closing(_ inside: [ModuleUses.Use], _ members: Set<String>) -> ModuleUses.Use? {
        if let wrong = inside.first(where: { !$0.isNavigation }) { return wrong }
        let entries = Set(all.filter { !members.contains($0.from) && members.contains($0.to) }.map(\.to))
        let entry = entries.count == 1 ? entries : namedByTheApp.intersection(members)
        return inside.first { entry.contains($0.to) } ?? inside.last
    }

    /// The modules that the app itself opens.
    private var namedByTheApp: Set<String> {
        var found: Set<String> = []
        for file in codebase.files {
            for reference in file.references where reference.isCapitalized {
                guard let target = codebase.type(at: reference.name), let module = target.module,
                    ModuleUses.isAssembler(target, codebase), codebase.context(of: reference, in: file).module == nil
                else { continue }
                found.insert(module)
            }
        }
        return found
    }
}
