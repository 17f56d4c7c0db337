import SourceModel

// Methods that are passed as closures.
extension StoredClosures {
    /// The edges of methods that hold their object strongly: `worker.onDone = finish`, `names.sink(receiveValue:
    /// show).store(in: &kept)`.
    ///
    /// - Parameter names: The names of all classes' methods.
    func methods(in file: SourceFile, named names: NameSet) -> [Ownership.Edge] {
        file.references(named: names).compactMap { reference in
            guard reference.kind == .identifier, reference.receiver == nil || reference.receiver == "self" else {
                return nil
            }
            let start = CallChain.start(before: reference.offset, in: file)
            let isAssigned = file.has("=", before: start)
            guard isAssigned || file.has("(", before: start) || file.has(":", before: start) else { return nil }
            // A selector names a method without holding its object.
            if file.text(in: max(0, start - 10)..<start) == "#selector(" { return nil }
            let context = codebase.context(of: reference, in: file)
            guard let type = context.type, type.isClass, isMethod(reference, of: type, in: context) else { return nil }
            let storage =
                isAssigned ? assigned(at: start, in: context) : subscribed(reference, from: start, in: context)
            return storage.flatMap {
                edge(from: $0, to: type.path, at: reference.offset, in: file)?.carried(by: .method)
            }
        }
    }

    /// Whether the name means a method of the type, rather than something nearer that hides it.
    private func isMethod(_ reference: Reference, of type: KnownType, in context: Context) -> Bool {
        if reference.receiver == nil && isLocal(reference.name, in: context) || context.path.contains(where: \.isStatic)
        {
            return false
        }
        return type.member(named: reference.name, of: .method).map { !$0.isStatic } ?? false
    }

    /// The storage of `names.sink(receiveValue: show).store(in: &kept)`, or of the same call assigned to a property.
    private func subscribed(_ method: Reference, from start: Int, in context: Context) -> Storage? {
        let file = context.file
        let end = method.offset + method.name.utf8.count
        let before = file.references(in: 0..<start)
        // The call around the method is the last one whose parentheses are still open.
        guard
            let call = before.reversed().prefix(8).first(where: { call in
                call.kind == .call
                    && CallChain(from: call.offset, in: file).links.first?.arguments.map {
                        call.offset + call.name.utf8.count + 1 + $0.utf8.count >= end
                    } == true
            })
        else { return nil }
        return kept(
            by: CallChain(from: call.offset, in: file).links, from: CallChain.start(before: call.offset, in: file),
            in: context)
    }
}
