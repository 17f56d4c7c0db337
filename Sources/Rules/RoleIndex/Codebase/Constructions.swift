import SourceModel

extension Codebase {
    /// The type of the sources that a call makes an instance of: `A()`, `A.init()`, or `.init()` after a written type.
    package func constructed(by reference: Reference, in context: Context) -> KnownType? {
        guard reference.kind == .call else { return nil }
        guard reference.name == "init" else {
            guard reference.isCapitalized else { return nil }
            return resolve(reference.name, receiver: reference.receiver, in: context)
        }
        guard let receiver = reference.receiver, receiver != "self", receiver != "super" else { return nil }
        if !receiver.isEmpty { return resolvePath(receiver, in: context) }
        // In `let worker: ItemsListWorker = .init()` the type comes from the declaration.
        let variables = (context.path.last?.members ?? []) + context.path
        let variable = variables.last {
            ($0.kind == .local || $0.kind == .property || $0.kind == .global)
                && $0.extent.whole.contains(reference.offset)
        }
        return variable?.type?.held.first.flatMap { resolvePath($0, in: context) }
    }
}
