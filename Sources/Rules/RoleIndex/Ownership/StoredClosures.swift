import SourceModel

/// Closures that are stored, with the objects that they keep alive.
///
/// A closure that is called and released keeps nothing alive. Only closures in properties count, directly or through a
/// function that stores its parameter, and those of controls' actions, which UIKit keeps, of stored tasks and of stored
/// subscriptions. A method passed as a value counts as a closure.
struct StoredClosures {
    let codebase: Codebase
    let conformers: Conformers
    /// The number of types that keep objects of a type, by its path.
    let holders: [String: Int]

    var edges: [Ownership.Edge] {
        // Most names mean no method, and finding where an expression begins is slow.
        var names: [String] = []
        for type in codebase.types where type.isClass {
            for part in type.parts {
                for member in part.declaration.members where member.kind == .method { names.append(member.name) }
            }
        }
        let named = NameSet(names)
        return lasting(codebase.files.flatMap { edges(in: $0) + targets(in: $0) + methods(in: $0, named: named) })
    }

    private func edges(in file: SourceFile) -> [Ownership.Edge] {
        file.closures.flatMap { closure -> [Ownership.Edge] in
            let context = codebase.context(at: closure.extent.lowerBound, in: file)
            return homes(of: closure, in: context).flatMap { storage in
                captured(by: closure, ofTask: storage.keeper == .task, in: context).compactMap {
                    edge(from: storage, to: $0, at: closure.extent.lowerBound, in: file)
                }
            }
        }
    }

    /// Makes an edge; a closure kept by the run loop or the notification center counts only if it captures its own
    /// owner.
    func edge(from storage: Storage, to path: String, at offset: Int, in file: SourceFile) -> Ownership.Edge? {
        if [.runLoop, .notificationCenter].contains(storage.keeper), path != storage.owner.path { return nil }
        return Ownership.Edge(
            from: storage.owner.path, to: path, name: storage.name, location: file.location(at: offset), property: nil,
            keeper: storage.keeper)
    }

    // MARK: - Who keeps it

    struct Storage {
        let owner: KnownType
        /// The property's name, or what a message calls the storage instead.
        let name: String
        /// The keeper of the closure, and so of its captures.
        var keeper = Ownership.Keeper.property
    }

    /// The storages of a closure; several if a helper that keeps it goes to several properties.
    func storages(of closure: Closure, in context: Context) -> [Storage] {
        if isCalled(closure, in: context.file) { return [] }
        if let callee = closure.callee {
            if let subscription = subscribed(closure, by: callee, in: context) { return [subscription] }
            return passed(closure, to: callee, in: context)
        }
        let start = startOfLiteral(around: closure.extent.lowerBound, in: context.file)
        return [initialValue(at: start, in: context) ?? assigned(at: start, in: context)].compactMap(\.self)
    }

    /// Whether the closure is called on the spot and released: `{ ... }()`.
    private func isCalled(_ closure: Closure, in file: SourceFile) -> Bool {
        let end = closure.extent.upperBound
        return end < file.bytes.count && file.bytes[end] == UInt8(ascii: "(")
    }

    /// The storage of a property's initial value that begins at a place: `lazy var onDone: () -> Void = { ... }`.
    func initialValue(at start: Int, in context: Context) -> Storage? {
        guard let type = context.type,
            let property = context.path.last(where: { $0.kind == .property }) ?? property(at: start, of: type),
            property.isStored, !property.isStatic, context.file.has("=", before: start),
            !context.path.contains(where: { $0.isFunction || $0.kind == .local })
        else { return nil }
        return Storage(owner: type, name: property.name)
    }

    private func property(at start: Int, of type: KnownType) -> Declaration? {
        type.main.declaration.members.first { $0.kind == .property && $0.extent.whole.contains(start) }
    }

    /// The start of the literal `[{ ... }, { ... }]` around the closure, else of the closure itself.
    private func startOfLiteral(around start: Int, in file: SourceFile) -> Int {
        guard ["[", ",", ":"].contains(where: { file.has($0, before: start) }) else { return start }
        let bracket = CallChain.opening(before: start, in: file)
        return file.bytes[bracket] == UInt8(ascii: "[") ? bracket : start
    }

    /// The storage of `worker.onDone = { ... }`.
    func assigned(at start: Int, in context: Context) -> Storage? {
        let file = context.file
        guard file.has("=", before: start) else { return nil }
        let end = endOfTarget(before: start, in: file)
        guard let target = file.references(in: 0..<end).last,
            // A new variable's name is no reference, and `+=` also stores.
            file.text(in: target.offset + target.name.utf8.count..<end).allSatisfy({ $0.isWhitespace || $0 == "+" })
        else { return nil }
        return property(target.name, of: target.receiver, in: context)
    }

    /// The end of the target's name, `handlers` in `handlers[key] = {`; the equals sign without a subscript.
    private func endOfTarget(before start: Int, in file: SourceFile) -> Int {
        var at = start - 1
        while at > 0, file.bytes[at] != UInt8(ascii: "=") { at -= 1 }
        let sign = at
        repeat { at -= 1 } while at > 0 && file.bytes[at] == UInt8(ascii: " ")
        guard at > 0, file.bytes[at] == UInt8(ascii: "]") else { return sign }
        var depth = 0
        while at > 0, file.bytes[at] != UInt8(ascii: "\n") {
            if file.bytes[at] == UInt8(ascii: "]") { depth += 1 }
            if file.bytes[at] == UInt8(ascii: "[") { depth -= 1 }
            if depth == 0 { return at }
            at -= 1
        }
        return sign
    }

    /// The property at the end of a path, such as `self.handlers`, with the type that stores it.
    func property(at path: String, in context: Context) -> Storage? {
        let parts = path.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
        guard let name = parts.last else { return nil }
        return property(name, of: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil, in: context)
    }

    /// Whether a function or a closure around the place has a variable or a parameter with that name.
    func isLocal(_ name: String, in context: Context) -> Bool {
        context.path.contains { declaration in
            !declaration.isType && declaration.kind != .extension
                && (declaration.members.contains { $0.kind == .local && $0.name == name }
                    || declaration.parameters.contains { ($0.name ?? $0.label) == name })
        }
    }

    /// The property with a name, with the type that stores it.
    private func property(_ name: String, of receiver: String?, in context: Context) -> Storage? {
        guard let receiver else {
            // A local variable keeps the closure only as long as its function runs.
            guard !isLocal(name, in: context), let type = context.type, stores(name, type) else { return nil }
            return Storage(owner: type, name: name)
        }
        guard case .known(let type) = codebase.receiverType(receiver, in: context) else { return nil }
        let keeper = type.isProtocol ? conformers.of(type.path).first { stores(name, $0) } : type
        return keeper.flatMap { stores(name, $0) ? Storage(owner: $0, name: name) : nil }
    }

    func stores(_ name: String, _ type: KnownType) -> Bool {
        ([type] + codebase.superclasses(of: type).known).contains { ancestor in
            ancestor.storedProperties.contains { $0.name == name && !$0.isWeak }
        }
    }
}
