import SourceModel

// Closures that are passed to functions and initializers.
extension StoredClosures {
    /// The storages of a closure that is an argument of a call.
    func passed(_ closure: Closure, to callee: Range<Int>, in context: Context) -> [Storage] {
        if let task = startOfTask(callee, in: context.file) {
            return assigned(at: task, in: context).map {
                [Storage(owner: $0.owner, name: $0.name, keeper: .task)]
            } ?? []
        }
        if let source = sourceOfData(callee, in: context) { return [source] }
        guard let call = context.file.references(in: callee).first(where: { $0.kind == .call }) else { return [] }
        if call.name == "UIAction" { return [keptByControl(context)].compactMap(\.self) }
        let label = closure.argument < call.labels.count ? call.labels[closure.argument] : "_"
        guard let (type, function) = function(of: call, in: context) else {
            if let own = memberwise(label, of: call, in: context) {
                return kept(by: own, closure, to: callee, in: context)
            }
            return [added(by: call, in: context)].compactMap(\.self)
        }
        let parameter =
            function.parameters.first { ($0.label ?? "_") == label && label != "_" }
            ?? (closure.argument < function.parameters.count
                ? function.parameters[closure.argument] : function.parameters.last)
        guard let name = parameter?.name ?? parameter?.label, let own = kept(name, by: function, of: type) else {
            return []
        }
        return function.kind == .initializer ? kept(by: own, closure, to: callee, in: context) : [own]
    }

    /// The argument of a call that begins at a place, as a closure of that extent; without a callee if the value is no
    /// whole argument.
    func value(_ extent: Range<Int>, in file: SourceFile) -> Closure {
        let opening = CallChain.opening(before: extent.lowerBound, in: file)
        guard file.bytes[opening] == UInt8(ascii: "("), let call = call(before: opening, in: file) else {
            return Closure(extent: extent, callee: nil, argument: 0)
        }
        var (index, start) = (0, opening + 1)
        TextWalk(file: file).walk(from: opening, to: extent.lowerBound) { at, byte, depth in
            if depth == 1, byte == UInt8(ascii: ",") { (index, start) = (index + 1, at + 1) }
            return true
        }
        let label = file.text(in: start..<extent.lowerBound).filter { !$0.isWhitespace }
        let isWhole = label.isEmpty || label.last == ":" && label.dropLast().allSatisfy { $0.isLetter || $0.isNumber }
        return Closure(extent: extent, callee: isWhole ? call.offset..<opening : nil, argument: index)
    }

    /// The call whose parentheses open at a place, also after generic arguments: `Box<Item>(`.
    private func call(before opening: Int, in file: SourceFile) -> Reference? {
        var end = opening
        if end > 0, file.bytes[end - 1] == UInt8(ascii: ">") {
            var depth = 0
            repeat {
                end -= 1
                if file.bytes[end] == UInt8(ascii: ">") { depth += 1 }
                if file.bytes[end] == UInt8(ascii: "<") { depth -= 1 }
            } while depth > 0 && end > 0
        }
        guard let call = file.references(in: 0..<end).last, call.kind == .call,
            call.offset + call.name.utf8.count == end
        else { return nil }
        return call
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

    // MARK: - Functions

    private func function(of call: Reference, in context: Context) -> (KnownType, Declaration)? {
        if let made = made(by: call, in: context) {
            let lineage = [made] + (made.isClass ? codebase.superclasses(of: made).known : [])
            return function(.initializer, named: "init", of: lineage, fitting: call)
        }
        guard case .known(let type) = codebase.receiverType(call.receiver ?? "self", in: context) else { return nil }
        let players = type.isProtocol ? conformers.of(type.path) : [type]
        return function(.method, named: call.name, of: players, fitting: call)
    }

    private func function(
        _ kind: Declaration.Kind, named name: String, of types: [KnownType], fitting call: Reference
    ) -> (KnownType, Declaration)? {
        for type in types {
            let fitting = type.members.first { $0.kind == kind && $0.name == name && matches(call, $0) }
            if let fitting { return (type, fitting) }
        }
        return nil
    }

    /// The type of the object that a call makes; for `.init(...)`, of the property that takes it.
    private func made(by call: Reference, in context: Context) -> KnownType? {
        if let type = codebase.constructed(by: call, in: context) { return type }
        guard call.name == "init", call.receiver == "" else { return nil }
        let start = CallChain.start(before: call.offset, in: context.file)
        guard let home = assigned(at: start, in: context) else { return nil }
        let lineage = [home.owner] + codebase.superclasses(of: home.owner).known
        let property = lineage.lazy.compactMap { $0.member(named: home.name, of: .property) }.first
        return property?.knownType?.held.first.flatMap { codebase.resolvePath($0, in: context) }
    }

    private func matches(_ call: Reference, _ function: Declaration) -> Bool {
        let labels = function.parameters.map { $0.label ?? "_" }
        return call.labels.filter { $0 != "_" }.allSatisfy(labels.contains)
    }

    /// The storage if a struct's own initializer takes the argument for a property: `Actions(onTap: ...)`.
    private func memberwise(_ label: String, of call: Reference, in context: Context) -> Storage? {
        guard let type = made(by: call, in: context), type.kind == .struct, stores(label, type),
            !type.members.contains(where: { $0.kind == .initializer })
        else { return nil }
        return Storage(owner: type, name: label)
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

    private func isBetween(_ mark: String, _ start: Int, _ end: Int, in file: SourceFile) -> Bool {
        start < end && file.text(in: start..<end).filter { !$0.isWhitespace } == mark
    }
}
