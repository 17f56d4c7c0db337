import SourceModel

// Methods that are named without a call, which hold their object as a closure does.
extension StoredClosures {
    /// The edges of methods that hold their object strongly: `worker.onDone = finish`, `view.events = Relay(receiver:
    /// presenter.hear)`, `names.sink(receiveValue: show).store(in: &kept)`.
    ///
    /// - Parameter names: The names of all classes' methods.
    func methods(in file: SourceFile, named names: NameSet) -> [Ownership.Edge] {
        file.references(named: names).flatMap { reference -> [Ownership.Edge] in
            guard let extent = extent(ofMethod: reference, in: file) else { return [] }
            let context = codebase.context(of: reference, in: file)
            let objects = objects(of: reference, in: context)
            guard !objects.isEmpty else { return [] }
            return homes(of: value(extent, in: file), in: context).flatMap { storage in
                objects.compactMap { object in
                    edge(from: storage, to: object.path, at: reference.offset, in: file)?
                        .carried(by: .method(of: capture(of: reference, in: context)))
                }
            }
        }
    }

    /// The extent of an expression that names a method and is a value: assigned, passed or in a literal.
    private func extent(ofMethod name: Reference, in file: SourceFile) -> Range<Int>? {
        guard name.kind == .identifier, name.receiver != "" else { return nil }
        let start = CallChain.start(before: name.offset, in: file)
        // A selector names a method without holding its object.
        guard ["=", "(", ":", ",", "["].contains(where: { file.has($0, before: start) }),
            file.text(in: max(0, start - 10)..<start) != "#selector("
        else { return nil }
        let end = endOfLabels(after: name.offset + name.name.utf8.count, in: file)
        let next = file.text(in: end..<end + 1)
        return ["(", ".", "?", "!", "["].contains(next) ? nil : start..<end
    }

    /// The end of `show(_:animated:)` after its name.
    private func endOfLabels(after name: Int, in file: SourceFile) -> Int {
        guard name < file.bytes.count, file.bytes[name] == UInt8(ascii: "(") else { return name }
        let close = file.bytes[name...].firstIndex(of: UInt8(ascii: ")")) ?? name
        let labels = file.text(in: name + 1..<max(name + 1, close))
        let isName = labels.hasSuffix(":") && labels.allSatisfy { $0.isLetter || $0.isNumber || "_:".contains($0) }
        return isName ? close + 1 : name
    }

    /// The classes of the object whose method a name means; none if it means something else, such as a property.
    private func objects(of method: Reference, in context: Context) -> [KnownType] {
        guard let receiver = method.receiver, receiver != "self" else {
            let isHidden = method.receiver == nil && isLocal(method.name, in: context)
            guard !isHidden, !context.path.contains(where: \.isStatic), let type = context.type, type.isClass,
                hasMethod(method.name, type)
            else { return [] }
            return [type]
        }
        // A type's own method holds nothing, and a type's own object lives as long as the app.
        guard let first = ReceiverPath.parts(of: receiver)?.first, first.first?.isUppercase != true else { return [] }
        let types = codebase.receiverTypes(receiver, in: context) ?? []
        return types.filter { hasMethod(method.name, $0) }.flatMap { players(of: $0, in: context) }
    }

    /// Whether a type or what it inherits from has a method with a name, and no property.
    private func hasMethod(_ name: String, _ type: KnownType) -> Bool {
        let refined = conformers.protocols(of: type.path).compactMap(codebase.type(at:))
        let lineage = [type] + (type.isClass ? codebase.superclasses(of: type).known : []) + refined
        return !lineage.contains { $0.member(named: name, of: .property) != nil }
            && lineage.contains { type in
                type.member(named: name, of: .method).map { !$0.isStatic && !isAboutProperty($0) } ?? false
            }
    }

    /// Whether a method is named after what it is told of, `tableView(_ tableView: UITableView)`: its bare name means
    /// the table.
    private func isAboutProperty(_ method: Declaration) -> Bool { method.parameters.first?.name == method.name }

    /// The object's name in a capture list, with the path to it if it isn't a variable there: `presenter =
    /// self.presenter`; nil for `self`.
    private func capture(of method: Reference, in context: Context) -> String? {
        guard let receiver = method.receiver, let parts = ReceiverPath.parts(of: receiver), parts != ["self"],
            parts != ["super"], let last = parts.last
        else { return nil }
        return parts.count == 1 && isLocal(last, in: context) ? last : "\(last) = \(parts.joined(separator: "."))"
    }
}
