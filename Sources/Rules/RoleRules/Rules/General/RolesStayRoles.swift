import RoleIndex
import SourceModel

extension Rule {
    /// Code that knows a role doesn't ask which class plays it.
    static let rolesStayRoles = Rule(
        name: "roles-stay-roles",
        what: "Only those who draw or assemble ask which class plays a role, by `as?`, `as!` or `is`.",
        why: "code that needs the class behind a role goes wrong with any other, a spy in a test among them",
        fix: "say what is needed of it as a method of the role",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_ManageData: AnyObject { func fetchItems() }",
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                let dataManager: ItemsList_ManageData

                func onReload() {
                    (dataManager as? ItemsListWorker)?.reload()
                }
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_ManageData: AnyObject {
                func fetchItems()
                func reload()
            }
            """,
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                let dataManager: ItemsList_ManageData

                func onReload() {
                    dataManager.reload()
                }
            }
            """,
        ],
        lesson: Lesson.presenter,
        source: "Piñera, VIPER slides: dependency inversion",
        check: { codebase in
            codebase.files.flatMap { file in
                file.references.compactMap { RolesStayRoles(codebase: codebase, file: file).finding($0) }
            }
        })
}

private struct RolesStayRoles {
    let codebase: Codebase
    let file: SourceFile

    func finding(_ reference: Reference) -> Finding? {
        guard reference.kind != .call, reference.isCapitalized, let word = castBefore(reference)
        else { return nil }
        let context = codebase.context(of: reference, in: file)
        // Assemblers and views may ask, since an object from a storyboard or a segue has no role yet.
        guard let type = context.type, codebase.isActor(type), let role = type.role,
            !codebase.vocabulary.assemblers.contains(role), !codebase.vocabulary.navigators.contains(role),
            !codebase.vocabulary.drawn.contains(role),
            let target = codebase.resolve(reference.name, receiver: reference.receiver, in: context),
            !target.isProtocol, codebase.isActor(target), !codebase.isInsideActor(target), target.path != type.path,
            let played = target.role
        else { return nil }
        return Finding(
            reference.location, "\(type.path) asks with \(word) whether \(played.withArticle) is \(target.path)")
    }

    private static let casts: NameSet = ["as?", "as!", "as", "is"]

    /// The word `as?`, `as!`, `as` or `is` before a name.
    private func castBefore(_ reference: Reference) -> String? {
        guard let word = file.word(before: reference.offset), Self.casts.contains(word) else { return nil }
        return "`\(word)`"
    }
}
