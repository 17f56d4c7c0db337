import SourceModel

/// The calls of role methods, by the types that may receive them.
package struct RoleCalls {
    private struct Key: Hashable {
        let method: String
        /// A type's path, a module's name or a file's folders.
        let receiver: String
    }

    /// Calls by the path of the receiver's type.
    private var toTypes: [Key: [Reference]] = [:]
    /// Calls with an unknown receiver, by the modules that the receiver may be of.
    private var toModules: [Key: [Reference]] = [:]
    /// Calls that a type makes on itself, with the type's path: they don't count as calls of a module's role that it
    /// plays.
    private var own: [Reference: String] = [:]
    /// Calls with an unknown receiver outside of the types of the sources, by the folders of the file.
    private var toFolders: [Key: [Reference]] = [:]
    /// Calls with an unknown receiver by actors of no module, such as the app's delegate and its router.
    private var fromOutside: [String: [Reference]] = [:]
    private var unknown: [String: [Reference]] = [:]
    /// By the path of a type, the paths of receivers' types that it may be behind.
    private var receivers: [String: [String]] = [:]

    /// Collects the calls of methods with these names.
    package init(of methods: [String], in codebase: Codebase) {
        let names = NameSet(methods)
        let hearers = Hearers(codebase: codebase)
        var known: [String: KnownType] = [:]
        for file in codebase.files {
            for reference in file.references(named: names) where reference.kind != .type {
                guard Self.isUse(reference, in: file) else { continue }
                let context = codebase.context(of: reference, in: file)
                if let type = Self.caller(ofItself: reference, in: context) { own[reference] = type.path }
                if let types = codebase.receiverTypes(reference.receiver, in: context) {
                    for type in types {
                        known[type.path] = type
                        toTypes[Key(method: reference.name, receiver: type.path), default: []].append(reference)
                    }
                } else {
                    addUnknown(reference, in: context, hearers)
                }
            }
        }
        for (path, type) in known {
            for hearer in hearers.of(type) { receivers[hearer, default: []].append(path) }
        }
    }

    /// Whether one of the calls that may mean a method, by its name, satisfies a condition.
    ///
    /// It stops at the first one, since thousands of calls may have the same name.
    package func contains(_ role: RoleMethods.Method, where isSuch: (Reference) -> Bool) -> Bool {
        // Types that play a protocol shared by all modules may use its methods themselves.
        let isShared = !role.type.isProtocol || role.type.module == nil
        func counts(_ call: Reference) -> Bool {
            (isShared || own[call] == nil) && Self.fits(call, role.method) && isSuch(call)
        }
        func isAmong(_ calls: [Key: [Reference]], _ receiver: String) -> Bool {
            calls[Key(method: role.method.name, receiver: receiver)]?.contains(where: counts) == true
        }
        if receivers[role.type.path]?.contains(where: { isAmong(toTypes, $0) }) == true { return true }
        guard let module = role.type.module else {
            return unknown[role.method.name]?.contains(where: counts) == true
        }
        let folders = role.type.main.file.folders.joined(separator: "/")
        return isAmong(toModules, module) || isAmong(toFolders, folders)
            || fromOutside[role.method.name]?.contains(where: counts) == true
    }

    /// Whether a call fits a method: SwiftUI's `onAppear { }` has an argument, so it doesn't call a Presenter's
    /// `onAppear()`.
    private static func fits(_ call: Reference, _ method: Declaration) -> Bool {
        call.kind != .call || call.labels.last != "_" || !method.parameters.isEmpty
    }

    /// The first of these types that calls the method on itself, by a call that satisfies a condition.
    package func player(
        among types: [KnownType], calling method: Declaration, where isSuch: (Reference) -> Bool
    ) -> KnownType? {
        let calls = own.filter { $0.key.name == method.name && Self.fits($0.key, method) && isSuch($0.key) }
        let callers = Set(calls.values)
        return types.first { callers.contains($0.path) }
    }

    /// The type that calls a method on itself; nil inside a protocol's extension, which any conformer may run.
    private static func caller(ofItself reference: Reference, in context: Context) -> KnownType? {
        let isOfItself = reference.receiver == nil || reference.receiver == "self"
        guard reference.kind == .call, isOfItself, let type = context.type, !type.isProtocol else { return nil }
        return type
    }

    /// Whether the reference is a call or passes the method as a value: `items.forEach(ui.display)`,
    /// `#selector(onTap)`.
    private static func isUse(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.kind == .call || reference.receiver != nil { return true }
        return file.text(in: max(0, reference.offset - 10)..<reference.offset) == "#selector("
    }

    /// Adds a call with an unknown receiver, which can only be of the caller's module.
    ///
    /// If the caller is a shared base class, the receiver can be of any subclass's module; if it is an actor of no
    /// module, of any module.
    private mutating func addUnknown(_ reference: Reference, in context: Context, _ hearers: Hearers) {
        unknown[reference.name, default: []].append(reference)
        if let module = context.module {
            toModules[Key(method: reference.name, receiver: module), default: []].append(reference)
        } else if let type = context.type {
            let modules = Set(hearers.derived(from: type).compactMap(\.module))
            // The app's delegate and its own router speak to all modules.
            if modules.isEmpty, type.role != nil { fromOutside[reference.name, default: []].append(reference) }
            for module in modules {
                toModules[Key(method: reference.name, receiver: module), default: []].append(reference)
            }
        } else {
            let folders = context.file.folders.joined(separator: "/")
            toFolders[Key(method: reference.name, receiver: folders), default: []].append(reference)
        }
    }
}
