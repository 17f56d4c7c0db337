import SourceModel

extension Rule {
    /// What a contract promises is used.
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
    let conformers: Conformers
    /// The calls of each name that is some role's method.
    private let calls: [String: [Call]]

    private struct Call {
        let reference: Reference
        let context: Context
        /// Nil where the sources do not tell.
        let receivers: [KnownType]?
    }

    init(codebase: Codebase) {
        self.codebase = codebase
        conformers = Conformers(codebase: codebase)
        let names = Set(RoleMethods(codebase: codebase).all.map(\.method.name))
        var calls: [String: [Call]] = [:]
        for file in codebase.files {
            for reference in file.references where names.contains(reference.name) && reference.kind != .type {
                guard Self.isUse(reference, in: file) else { continue }
                let context = codebase.context(of: reference, in: file)
                let receivers = codebase.receiverTypes(reference.receiver, in: context)
                calls[reference.name, default: []].append(
                    Call(reference: reference, context: context, receivers: receivers))
            }
        }
        self.calls = calls
    }

    var findings: [Finding] {
        RoleMethods(codebase: codebase).all.compactMap { role in
            let isCalled = (calls[role.method.name] ?? []).contains { isCall($0, of: role) }
            guard !isCalled else { return nil }
            return Finding(role.method.location, "nobody calls \(role.method.signature) of \(role.type.path)")
        }
    }

    /// A call, or the method handed over as a value: `items.forEach(ui.display)`, `#selector(onTap)`.
    private static func isUse(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.kind == .call || reference.receiver != nil { return true }
        return file.text(in: max(0, reference.offset - 10)..<reference.offset) == "#selector("
    }

    private func isCall(_ call: Call, of role: RoleMethods.Method) -> Bool {
        guard fits(call.reference, role) else { return false }
        guard let receivers = call.receivers else { return isNear(call.context, role.type) }
        return receivers.contains { receiver in
            if receiver.path == role.type.path || isBase(receiver, of: role.type) { return true }
            // An event's class is often spoken to through a protocol of its own.
            if !role.type.isProtocol {
                return receiver.isProtocol && conformers.of(receiver.path).contains { $0.path == role.type.path }
                    || isBase(role.type, of: receiver)
            }
            if receiver.isProtocol { return Conformers.refined(by: receiver.path, codebase).contains(role.type.path) }
            return conformers.of(role.type.path).contains { $0.path == receiver.path || isBase(receiver, of: $0) }
        }
    }

    /// Of methods with one name in a role the labels tell which is called, where they can.
    private func fits(_ reference: Reference, _ role: RoleMethods.Method) -> Bool {
        guard reference.kind == .call, role.isOverloaded else { return true }
        let labels = role.method.parameters.map { $0.label ?? "_" }
        guard reference.labels.count == labels.count else { return false }
        return zip(reference.labels, labels).allSatisfy { $0 == $1 || $0 == "_" }
    }

    /// Where the receiver is unknown, the call can only be meant for a role of its own module.
    private func isNear(_ context: Context, _ role: KnownType) -> Bool {
        guard let module = role.module else { return true }
        if context.module == module { return true }
        // An extension of a type that there is not: it lies where the type would.
        guard let type = context.type else { return context.file.folders == role.main.file.folders }
        guard type.module == nil else { return false }
        return codebase.types.contains { $0.module == module && isBase(type, of: $0) }
    }

    private func isBase(_ type: KnownType, of derived: KnownType) -> Bool {
        derived.isClass && codebase.superclasses(of: derived).known.contains { $0.path == type.path }
    }
}
