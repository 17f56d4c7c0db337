import SourceModel

// Properties that let go of their closures in time.
extension StoredClosures {
    /// The edges without those of properties that a method sets to nil, `worker.onDone = nil`; in `deinit` it is too
    /// late.
    func lasting(_ edges: [Ownership.Edge]) -> [Ownership.Edge] {
        let names = NameSet(edges.filter { $0.keeper == .property }.map(Self.property))
        var emptied: [String: [Emptying]] = [:]
        for file in codebase.files {
            for reference in file.references(named: names) {
                guard let emptying = emptying(by: reference, in: file) else { continue }
                emptied[reference.name, default: []].append(emptying)
            }
        }
        return edges.filter { edge in
            edge.keeper != .property
                || emptied[Self.property(of: edge)]?.contains { isEmptied(edge, by: $0) } != true
        }
    }

    /// A place that sets a property to nil.
    private struct Emptying {
        let file: SourceFile
        let function: Declaration
        /// The types that have the property.
        let owners: [KnownType]
    }

    /// The name of the property that keeps the closure: `events` of `events.receiver`.
    private static func property(of edge: Ownership.Edge) -> String { String(edge.name.prefix { $0 != "." }) }

    private func emptying(by reference: Reference, in file: SourceFile) -> Emptying? {
        guard reference.kind == .identifier, file.assigned(to: reference)?.prefix(while: \.isLetter) == "nil" else {
            return nil
        }
        let context = codebase.context(of: reference, in: file)
        guard let function = context.path.last(where: \.isFunction), function.kind != .deinitializer else { return nil }
        let owners = codebase.receiverTypes(reference.receiver, in: context) ?? []
        return Emptying(file: file, function: function, owners: owners.flatMap { players(of: $0, in: context) })
    }

    /// Whether the property of the edge is set to nil there, and not filled with its closure in the same function.
    private func isEmptied(_ edge: Ownership.Edge, by emptying: Emptying) -> Bool {
        guard let owner = codebase.type(at: edge.from) else { return false }
        let related = [owner.path] + codebase.superclasses(of: owner).known.map(\.path)
        let isOwner = emptying.owners.contains { type in
            related.contains(type.path) || codebase.superclasses(of: type).known.contains { $0.path == owner.path }
        }
        return isOwner
            && !(emptying.file.path == edge.location.file
                && emptying.file.path(to: edge.location).contains(emptying.function))
    }
}
