import SourceModel

/// Who is asked for what: the calls of role methods, by those who may hear them.
struct RoleCalls {
    private struct Key: Hashable {
        let method: String
        /// A type's path, a module's name or a file's folders.
        let hearer: String
    }

    /// By the paths of the types that the receiver may be.
    private var toTypes: [Key: [Reference]] = [:]
    /// Where the receiver is unknown, by the modules that it can only be of.
    private var toModules: [Key: [Reference]] = [:]
    /// In extensions of types that there are not, by their folders.
    private var toFolders: [Key: [Reference]] = [:]
    private var unknown: [String: [Reference]] = [:]

    init(of names: Set<String>, in codebase: Codebase) {
        var hearers = Hearers(codebase: codebase)
        for file in codebase.files {
            for reference in file.references where names.contains(reference.name) && reference.kind != .type {
                guard Self.isUse(reference, in: file) else { continue }
                let context = codebase.context(of: reference, in: file)
                if let receivers = codebase.receiverTypes(reference.receiver, in: context) {
                    for path in Set(receivers.flatMap { hearers.of($0) }) {
                        toTypes[Key(method: reference.name, hearer: path), default: []].append(reference)
                    }
                } else {
                    addUnknown(reference, in: context, hearers)
                }
            }
        }
    }

    /// The calls that may mean a method, by its name.
    func of(_ role: RoleMethods.Method) -> [Reference] {
        let name = role.method.name
        let known = toTypes[Key(method: name, hearer: role.type.path)] ?? []
        guard let module = role.type.module else { return known + (unknown[name] ?? []) }
        let folders = role.type.main.file.folders.joined(separator: "/")
        return known + (toModules[Key(method: name, hearer: module)] ?? [])
            + (toFolders[Key(method: name, hearer: folders)] ?? [])
    }

    /// A call, or the method handed over as a value: `items.forEach(ui.display)`, `#selector(onTap)`.
    private static func isUse(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.kind == .call || reference.receiver != nil { return true }
        return file.text(in: max(0, reference.offset - 10)..<reference.offset) == "#selector("
    }

    /// An unknown receiver can only be of the caller's module, for a shared base class of those of its subclasses.
    private mutating func addUnknown(_ reference: Reference, in context: Context, _ hearers: Hearers) {
        unknown[reference.name, default: []].append(reference)
        if let module = context.module {
            toModules[Key(method: reference.name, hearer: module), default: []].append(reference)
        } else if let type = context.type {
            for module in Set(hearers.derived(from: type).compactMap(\.module)) {
                toModules[Key(method: reference.name, hearer: module), default: []].append(reference)
            }
        } else {
            let folders = context.file.folders.joined(separator: "/")
            toFolders[Key(method: reference.name, hearer: folders), default: []].append(reference)
        }
    }
}
