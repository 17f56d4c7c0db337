import SourceModel

extension Codebase {
    /// Whether a conformer of the protocol is a box with weak content, `WeakProxy<T>`, so that a reference to the
    /// protocol may not keep the real object alive.
    package func isProxied(_ type: KnownType) -> Bool { proxied.contains(type.path) }

    /// The paths of the protocols to which such boxes conform.
    func proxiedProtocols() -> Set<String> {
        types.filter { !$0.isProtocol && isWeakBox($0) }
            .reduce(into: []) { $0.formUnion(conformers.protocols(of: $1.path)) }
    }

    private func isWeakBox(_ type: KnownType) -> Bool {
        guard type.main.declaration.members.first?.kind == .genericParameter else { return false }
        return type.storedProperties.contains { property in
            property.isWeak
                && property.knownType?.held.contains {
                    !type.main.declaration.genericParameters(named: $0).isEmpty
                } == true
        }
    }

    /// Whether a property doesn't keep its value alive, by a modifier or by a property wrapper of the sources.
    package func isWeak(_ property: Declaration) -> Bool {
        property.isWeak
            || property.attributes.contains { attribute in
                guard let wrapper = type(at: bare(attribute.name)), wrapper.main.declaration.has("propertyWrapper")
                else { return false }
                return wrapper.storedProperties.contains(where: \.isWeak)
            }
    }

    /// Whether a private optional property holds its value only for a while, because its own type sets it to nil.
    package func isTemporary(_ property: Declaration, of owner: KnownType) -> Bool {
        guard property.access.map({ $0 <= .fileprivate }) == true, property.kind == .property,
            property.type?.text.hasSuffix("?") == true
        else {
            return false
        }
        return owner.parts.contains { part in
            part.file.references(in: part.declaration).contains { reference in
                guard reference.name == property.name, [nil, "self"].contains(reference.receiver) else { return false }
                return part.file.assigned(to: reference)?.hasPrefix("nil") == true
                    && part.file.path(to: reference.offset).last?.kind != .deinitializer
            }
        }
    }

    /// The types that a type keeps alive through boxes of the sources: `Item` of `Box<Item>` with `let value: T`.
    func boxed(in type: TypeName, _ context: Context) -> [(box: KnownType, content: TypeName)] {
        type.boxes.flatMap { name, arguments -> [(box: KnownType, content: TypeName)] in
            guard let box = resolvePath(name, in: context) else { return [] }
            let kept = keptParameters(of: box, hops: 0)
            let contents = arguments.indices.filter(kept.contains).map { arguments[$0] }
            return contents.flatMap { content in [(box, content)] + boxed(in: content, context) }
        }
    }

    /// The positions of the generic parameters whose values the box keeps alive.
    private func keptParameters(of box: KnownType, hops: Int) -> Set<Int> {
        guard !box.isProtocol, hops < 4 else { return [] }
        let names = box.main.declaration.members.filter { $0.kind == .genericParameter }.map(\.name)
        guard !names.isEmpty else { return [] }
        let context = context(at: box.main.declaration.extent.name.lowerBound, in: box.main.file)
        let stored = box.storedProperties.filter { !isWeak($0) }.compactMap(\.knownType) + box.payloads.map(\.type)
        var kept: Set<String> = []
        for type in stored {
            kept.formUnion(type.held)
            for (name, arguments) in type.boxes {
                guard let inner = resolvePath(name, in: context), inner.path != box.path else { continue }
                for index in keptParameters(of: inner, hops: hops + 1) where index < arguments.count {
                    kept.formUnion(arguments[index].held)
                }
            }
        }
        return Set(names.indices.filter { kept.contains(names[$0]) })
    }
}

extension KnownType {
    /// The associated values of an enum's cases.
    var payloads: [(enumCase: Declaration, type: TypeName)] {
        main.declaration.members.filter { $0.kind == .enumCase }.flatMap { enumCase in
            enumCase.parameters.compactMap { parameter in parameter.type.map { (enumCase, $0) } }
        }
    }
}
