import RoleIndex
import SourceModel

extension Rule {
    /// Every method of a contract is used.
    static let roleMethodsHaveCallers = Rule(
        name: "role-methods-have-callers",
        what: "Every method of a role is called by somebody who knows the role.",
        why: "a method that nobody calls is tested, kept up and read for nothing, and hides that something is missing",
        fix: "call it where it is meant to happen, or take it out of the role",
        wrong: [
            "Items/List/ItemsListContract.swift":
                "protocol ItemsList_DisplayUI: AnyObject { func display(error: String) }",
            "Items/List/ItemsListDirector.swift": "final class ItemsListDirector { weak var ui: ItemsList_DisplayUI? }",
        ],
        right: [
            "Items/List/ItemsListContract.swift":
                "protocol ItemsList_DisplayUI: AnyObject { func display(error: String) }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                weak var ui: ItemsList_DisplayUI?

                func presentError() {
                    ui?.display(error: "Your items could not be loaded.")
                }
            }
            """,
        ],
        lesson: Lesson.modules,
        source: "D'Areglia's sample app, where nobody calls goBack of the list's Navigate role",
        check: { RoleMethodsHaveCallers(codebase: $0).findings })
}

private struct RoleMethodsHaveCallers {
    let codebase: Codebase
    private let methods: [RoleMethods.Method]
    private let calls: RoleCalls

    init(codebase: Codebase) {
        self.codebase = codebase
        methods = RoleMethods(codebase: codebase).all
        calls = RoleCalls(of: methods.map(\.method.name), in: codebase)
    }

    var findings: [Finding] {
        methods.filter { role in !calls.contains(role) { fits($0, role) } }.map { role in
            let method = "\(role.method.signature) of \(role.type.path)"
            let players = codebase.conformers.of(role.type.path)
            guard let player = calls.player(among: players, calling: role.method, where: { fits($0, role) }) else {
                return Finding(role.method.location, "nobody calls \(method)")
            }
            return Finding(
                role.method.location, "only \(player.path) itself calls \(method)",
                fix: "take it out of the protocol, and make it private: nobody else asks for it")
        }
    }

    /// Whether a call fits a method; the labels distinguish methods with the same name, as far as they can.
    private func fits(_ reference: Reference, _ role: RoleMethods.Method) -> Bool {
        guard reference.kind == .call, role.isOverloaded else { return true }
        let labels = role.method.parameters.map { $0.label ?? "_" }
        guard reference.labels.count == labels.count else { return false }
        return zip(reference.labels, labels).allSatisfy { $0 == $1 || $0 == "_" }
    }
}
