import RoleIndex
import SourceModel

/// Finds roles that code names but no contract declares: `ItemList_DisplayUI` instead of `ItemsList_DisplayUI`.
///
/// Roles of modules that weren't read aren't reported.
struct UndeclaredRoles {
    let codebase: Codebase

    func findings(in file: SourceFile) -> [Finding] {
        var seen: Set<String> = []
        return file.references.compactMap { reference in
            guard reference.kind == .type, reference.name.contains("_"), let role = RoleProtocol(reference.name),
                seen.insert(reference.name).inserted
            else { return nil }
            let context = codebase.context(of: reference, in: file)
            guard codebase.resolve(reference.name, receiver: reference.receiver, in: context) == nil,
                let contract = contract(meant: role, in: context)
            else { return nil }
            return Finding(
                reference.location,
                "\(context.subject) names \(reference.name), which \(contract.name)Contract.swift does not declare",
                fix: fix(contract))
        }
    }

    private func contract(meant role: RoleProtocol, in context: Context) -> AppModule? {
        if let named = codebase.module(named: role.module), named.contract != nil { return named }
        guard let own = context.module.flatMap(codebase.module(named:)), own.contract != nil else { return nil }
        return own.isNearly(role.module) ? own : nil
    }

    private func fix(_ module: AppModule) -> String {
        let declared = codebase.types.filter { $0.isProtocol && $0.main.file.path == module.contract?.path }
        return "use one of its roles: \(declared.map(\.name).joined(separator: ", "))"
    }
}
