import SourceModel

/// Closures that are stored, with the objects that they keep alive.
///
/// A closure that is called and released keeps nothing alive. Only closures in properties count, directly or through a
/// function that stores its parameter, and those of controls' actions, which UIKit keeps, of stored tasks and of stored
/// subscriptions. A method passed as a value counts as a closure.
struct StoredClosures {
    let codebase: Codebase
    let conformers: Conformers

    var edges: [Ownership.Edge] {
        // Most names mean no method, and finding where an expression begins is slow.
        var names: [String] = []
        for type in codebase.types where type.isClass {
            for part in type.parts {
                for member in part.declaration.members where member.kind == .method { names.append(member.name) }
            }
        }
        let named = NameSet(names)
        return codebase.files.flatMap { edges(in: $0) + targets(in: $0) + methods(in: $0, named: named) }
    }

    private func edges(in file: SourceFile) -> [Ownership.Edge] {
        file.closures.flatMap { closure -> [Ownership.Edge] in
            let context = codebase.context(at: closure.extent.lowerBound, in: file)
            guard let storage = storage(of: closure, in: context) else { return [] }
            let captured = captured(by: closure, ofTask: storage.keeper == .task, in: context)
            return captured.compactMap { edge(from: storage, to: $0, at: closure.extent.lowerBound, in: file) }
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

    private func storage(of closure: Closure, in context: Context) -> Storage? {
        if isCalled(closure, in: context.file) { return nil }
        if let callee = closure.callee {
            return subscribed(closure, by: callee, in: context) ?? passed(closure, to: callee, in: context)
        }
        let start = startOfLiteral(around: closure.extent.lowerBound, in: context.file)
        return initialValue(at: start, in: context) ?? assigned(at: start, in: context)
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

    /// Whether a function around the place has a variable or a parameter with that name.
    func isLocal(_ name: String, in context: Context) -> Bool {
        context.path.contains { declaration in
            declaration.isFunction
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

    private func stores(_ name: String, _ type: KnownType) -> Bool {
        ([type] + codebase.superclasses(of: type).known).contains { ancestor in
            ancestor.storedProperties.contains { $0.name == name && !$0.isWeak }
        }
    }

    // MARK: - Passed on

    private func passed(_ closure: Closure, to callee: Range<Int>, in context: Context) -> Storage? {
        if let task = startOfTask(callee, in: context.file) {
            return assigned(at: task, in: context).map {
                Storage(owner: $0.owner, name: $0.name, keeper: .task)
            }
        }
        if let source = sourceOfData(callee, in: context) { return source }
        let call = context.file.references(in: callee).first { $0.kind == .call }
        guard let call else { return nil }
        if call.name == "UIAction" { return keptByControl(context) }
        guard let (type, function) = function(of: call, in: context) else { return added(by: call, in: context) }
        let label = closure.argument < call.labels.count ? call.labels[closure.argument] : "_"
        let parameter =
            function.parameters.first { ($0.label ?? "_") == label && label != "_" }
            ?? (closure.argument < function.parameters.count
                ? function.parameters[closure.argument] : function.parameters.last)
        guard let name = parameter?.name ?? parameter?.label else { return nil }
        return kept(name, by: function, of: type)
    }

    /// The start of `Task { ... }`, `Task<Void, Never> { ... }` or `Task.detached { ... }`.
    private func startOfTask(_ callee: Range<Int>, in file: SourceFile) -> Int? {
        let name = file.text(in: callee)
        if name == "Task" || name.hasPrefix("Task<") { return callee.lowerBound }
        let start = callee.lowerBound - "Task.".utf8.count
        return start >= 0 && file.text(in: start..<callee.lowerBound) == "Task." ? start : nil
    }

    /// The storage of `handlers.append { ... }`.
    private func added(by call: Reference, in context: Context) -> Storage? {
        guard ["append", "insert", "updateValue"].contains(call.name), let receiver = call.receiver else { return nil }
        return property(at: receiver, in: context)
    }

    /// The storage of an action: a controller or a view keeps its controls, and they keep their actions.
    private func keptByControl(_ context: Context) -> Storage? {
        guard let type = context.type, codebase.isViewController(type) || type.role == .viewPart && type.isClass,
            !isForContextMenu(context, of: type)
        else { return nil }
        return Storage(owner: type, name: "UIAction")
    }

    /// Whether the action is for a context menu, which is rebuilt each time and not kept.
    private func isForContextMenu(_ context: Context, of type: KnownType) -> Bool {
        let result = context.path.last(where: \.isFunction)?.type?.names ?? []
        return ["UIAction", "UIMenu", "UIMenuElement", "UIContextMenuConfiguration"].contains(where: result.contains)
            && type.members.contains { $0.signature.contains("contextMenu") }
    }

    private func function(of call: Reference, in context: Context) -> (KnownType, Declaration)? {
        if let made = codebase.resolve(call.name, receiver: call.receiver, in: context) {
            let initializer = made.members.first { $0.kind == .initializer && matches(call, $0) }
            return initializer.map { (made, $0) }
        }
        guard case .known(let type) = codebase.receiverType(call.receiver ?? "self", in: context) else { return nil }
        let players = type.isProtocol ? conformers.of(type.path) : [type]
        for player in players {
            let method = player.members.first { $0.kind == .method && $0.name == call.name && matches(call, $0) }
            if let method { return (player, method) }
        }
        return nil
    }

    private func matches(_ call: Reference, _ function: Declaration) -> Bool {
        let labels = function.parameters.map { $0.label ?? "_" }
        return call.labels.filter { $0 != "_" }.allSatisfy(labels.contains)
    }

    /// The storage if the function assigns its parameter to a property: `self.onDone = onDone`.
    private func kept(_ parameter: String, by function: Declaration, of type: KnownType) -> Storage? {
        guard let part = type.parts.first(where: { $0.declaration.members.contains(function) }),
            let body = function.extent.body
        else { return nil }
        let references = Array(part.file.references(in: body))
        for (target, value) in zip(references, references.dropFirst()) {
            guard value.name == parameter, value.kind == .identifier, value.receiver == nil,
                stores(target.name, type), target.receiver == nil || target.receiver == "self",
                isBetween("=", target.offset + target.name.utf8.count, value.offset, in: part.file)
            else { continue }
            return Storage(owner: type, name: target.name)
        }
        return nil
    }

    // MARK: - Text

    private func isBetween(_ mark: String, _ start: Int, _ end: Int, in file: SourceFile) -> Bool {
        start < end && file.text(in: start..<end).filter { !$0.isWhitespace } == mark
    }
}
