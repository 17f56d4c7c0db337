import SourceModel

/// The places where the sources make objects, and where each new object goes.
struct Makings {
    /// A place that makes an object.
    struct Making {
        /// The call that makes it.
        let call: Reference
        /// The surroundings of the call.
        let context: Context

        /// Whether a global or static variable keeps the object for as long as the app runs.
        var isForever: Bool {
            !context.path.contains(where: \.isFunction)
                && context.path.contains { $0.kind == .global || $0.kind == .property && $0.isStatic }
        }
    }

    /// A place to which a new object goes.
    enum Home {
        /// The property with a name, and the path of the class that has it.
        case property(String, of: String)
        /// Another place, such as the result of a function.
        case elsewhere
    }

    private let codebase: Codebase
    private var byType: [String: [Making]] = [:]

    /// Collects the calls that make objects of the sources' classes.
    init(codebase: Codebase) {
        self.codebase = codebase
        let names = NameSet(codebase.types.filter(\.isClass).map(\.name) + ["init"])
        for file in codebase.files {
            for call in file.references(named: names) where call.kind == .call {
                let context = codebase.context(of: call, in: file)
                guard let type = codebase.constructed(by: call, in: context), type.isClass,
                    !codebase.isPreview(context)
                else { continue }
                byType[type.path, default: []].append(Making(call: call, context: context))
            }
        }
    }

    /// The places that make objects of the type at a path, in the order of the files.
    func of(_ path: String) -> [Making] { byType[path] ?? [] }

    /// The places to which an object goes: one, or all uses of the local variable that takes it.
    func homes(of making: Making) -> [Home] {
        let context = making.context
        let start = CallChain.start(before: making.call.offset, in: context.file)
        guard context.file.has("=", before: start) else { return [argument(at: start, in: context)] }
        switch variable(at: start, in: context) {
        case let local? where local.kind == .local:
            return uses(of: local.name, after: making.call.offset, in: context)
        case let property?: return [context.type.map { .property(property.name, of: $0.path) } ?? .elsewhere]
        case nil: break
        }
        if let target = target(before: start, in: context.file), target.receiver == nil,
            isLocal(target.name, in: context)
        {
            return uses(of: target.name, after: making.call.offset, in: context)
        }
        return [assigned(at: start, in: context)]
    }

    /// The local variable or property that begins with the value at a place, also in the closure of a lazy property.
    private func variable(at start: Int, in context: Context) -> Declaration? {
        guard let declared = context.path.last(where: { $0.kind == .local || $0.kind == .property }),
            declared.extent.name.upperBound <= start
        else { return nil }
        let between = context.file.text(in: declared.extent.name.upperBound..<start)
        return declared.kind == .local && between.contains("{") ? nil : declared
    }

    /// The places to which a local variable's value goes in the rest of its function.
    private func uses(of name: String, after offset: Int, in context: Context) -> [Home] {
        let file = context.file
        guard let whole = context.path.last(where: \.isFunction)?.extent.whole else { return [.elsewhere] }
        let rest = file.references(in: offset + 1..<max(offset + 1, whole.upperBound))
        return rest.filter { $0.name == name && $0.receiver == nil && $0.kind == .identifier }.compactMap { use in
            let after = file.text(in: use.offset + name.utf8.count..<use.offset + name.utf8.count + 2)
            // Speaking to the object doesn't pass it on.
            if after.hasPrefix(".") || ["?.", "!."].contains(after) || file.assigned(to: use) != nil { return nil }
            let place = codebase.context(of: use, in: file)
            return file.has("=", before: use.offset)
                ? assigned(at: use.offset, in: place)
                : argument(at: use.offset, in: place)
        }
    }

    /// The property that a value is assigned to: `wireframe.presenter = presenter`.
    private func assigned(at start: Int, in context: Context) -> Home {
        guard let target = target(before: start, in: context.file) else { return .elsewhere }
        guard let receiver = target.receiver, receiver != "self" else {
            guard let type = context.type, target.receiver != nil || !isLocal(target.name, in: context) else {
                return .elsewhere
            }
            return .property(target.name, of: type.path)
        }
        guard case .known(let type) = codebase.receiverType(receiver, in: context), type.isClass else {
            return .elsewhere
        }
        return .property(target.name, of: type.path)
    }

    /// The property that takes an initializer's argument, as its label says: `Wireframe(presenter: presenter)`.
    private func argument(at start: Int, in context: Context) -> Home {
        let file = context.file
        let opening = CallChain.opening(before: start, in: file)
        guard file.bytes[opening] == UInt8(ascii: "("), let call = file.references(in: 0..<opening).last,
            call.offset + call.name.utf8.count == opening,
            let made = codebase.constructed(by: call, in: codebase.context(of: call, in: file)), made.isClass
        else { return .elsewhere }
        let before = file.text(in: opening + 1..<start).split(separator: ",").last ?? ""
        let label = before.filter { !$0.isWhitespace && $0 != ":" }
        return made.storedProperties.contains { $0.name == label } ? .property(label, of: made.path) : .elsewhere
    }

    /// The variable before the equals sign that comes before a place; nil if a declaration comes there.
    private func target(before start: Int, in file: SourceFile) -> Reference? {
        guard let sign = file.bytes[..<start].lastIndex(of: UInt8(ascii: "=")),
            let target = file.references(in: 0..<sign).last
        else { return nil }
        let between = file.text(in: target.offset + target.name.utf8.count..<sign)
        return between.allSatisfy(\.isWhitespace) ? target : nil
    }

    /// Whether a function around the place has a variable with that name.
    private func isLocal(_ name: String, in context: Context) -> Bool {
        context.path.contains { $0.isFunction && $0.members(named: name).contains { $0.kind == .local } }
    }
}
