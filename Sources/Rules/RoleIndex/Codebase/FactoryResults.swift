import SourceModel

extension Codebase {
    /// The types that a type's own static method may return, `DetailModule.create()`; nil if the receiver isn't such a
    /// call, or the sources don't tell.
    func factoryResult(_ receiver: String, in context: Context) -> [KnownType]? {
        guard receiver.hasSuffix(")"), let opening = receiver.firstIndex(of: "("),
            receiver[opening...].dropFirst().firstIndex(of: "(") == nil,
            case let path = receiver[..<opening].split(separator: "."), path.count == 2,
            let factory = resolve(String(path[0]), in: context)
        else { return nil }
        let methods = factory.parts.flatMap { part in
            part.declaration.members(named: String(path[1])).filter { $0.kind == .method && $0.isStatic }
        }
        guard methods.count == 1, let result = methods[0].type, result.text != "Self" else { return nil }
        let types = held(by: result, in: context)
        return types?.isEmpty == true ? nil : types
    }
}
