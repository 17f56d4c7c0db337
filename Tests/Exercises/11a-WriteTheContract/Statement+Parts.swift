import SourceModel

extension Statement {
    /// Returns everything that can be said with a message.
    ///
    /// Structs are taken apart where they show a state.
    static func all(of message: Message, in names: TypeNames, takingStructsApart: Bool) -> [Statement] {
        let words = message.words + message.details
        let reader = PartsReader(names: names, takesStructsApart: takingStructsApart)
        let parts = reader.parts(of: message.parameterTypes, saying: words, own: [])
        return parts.isEmpty
            ? [
                Statement(
                    words: words, own: message.words.dropFirst() + message.details, types: message.parameterTypes,
                    in: names)
            ] : parts
    }
}

/// Takes apart the values that a message carries, and the parts of these values.
private struct PartsReader {
    let names: TypeNames
    let takesStructsApart: Bool

    /// Returns the parts of some types; none if they are values without parts.
    func parts(of types: [TypeName], saying words: [String], own: [String], depth: Int = 0) -> [Statement] {
        // A model that contains its own type has infinitely many parts.
        guard depth < 5 else { return [] }
        return types.flatMap { type in
            if let result = type.boxes.first(where: { $0.name == "Result" }), let success = result.arguments.first {
                return outcomes(of: success, saying: words, own: own, depth: depth)
            }
            return names.names(in: type).filter { $0 != "ShelfListBookUI" }.compactMap(names.model).flatMap {
                parts(of: $0, saying: words, own: own, depth: depth)
            }
        }
    }

    private func outcomes(of success: TypeName, saying words: [String], own: [String], depth: Int) -> [Statement] {
        let about = depth == 0 ? words.dropFirst() + names.names(in: success).flatMap(Message.words) : own
        let parts = parts(of: [success], saying: words, own: Array(about), depth: depth + 1)
        let good = parts.isEmpty ? [Statement(words: words, own: Array(about), types: [success], in: names)] : parts
        return good + [Statement(words: words + ["failure"], own: Array(about), in: names)]
    }

    private func parts(of model: Declaration, saying words: [String], own: [String], depth: Int) -> [Statement] {
        switch model.kind {
        case .enum:
            let own = own + Statement.words(ofType: model.name)
            return model.members.filter { $0.kind == .enumCase }.flatMap { outcome -> [Statement] in
                let values = outcome.parameters.compactMap(\.type).map(names.resolved)
                let labels = outcome.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) }
                let said = ([outcome.name] + labels).flatMap(Message.words)
                let parts = parts(of: values, saying: words + said, own: own + said, depth: depth + 1)
                return parts.isEmpty
                    ? [Statement(words: words + said, own: own + said, types: values, in: names, isCase: true)] : parts
            }
        case _ where takesStructsApart: return properties(of: model, saying: words, own: own)
        default:
            let values = Contract.values(of: model).compactMap(\.knownType).map(names.resolved)
            return parts(of: values, saying: words, own: own, depth: depth + 1)
        }
    }

    /// Returns a property's type; `var isLoading = false` is a flag by its name.
    private func type(of property: Declaration) -> TypeName? {
        if let known = property.knownType { return names.resolved(known) }
        let isFlag = ["is", "has", "can", "shows"].contains { Message.words(of: property.name).first == $0 }
        return isFlag ? TypeName(text: "Bool", location: property.location) : nil
    }

    private func properties(of model: Declaration, saying words: [String], own: [String]) -> [Statement] {
        let properties = Contract.values(of: model)
        let types = properties.compactMap(type)
        return properties.map { property in
            let said = Message.words(of: property.name)
            let type = type(of: property)
            return Statement(
                // A flag says something about the values next to it.
                words: words + said, own: own + said, types: type?.text == "Bool" ? types : [type].compactMap(\.self),
                in: names)
        }
    }
}
