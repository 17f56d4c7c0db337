import SourceModel

/// Changes of declarations: whether a property is weak, whether it is static, and whether its type is a role or a
/// class.
struct DeclarationChanges {
    let text: SwiftText
    let app: AppNames

    /// All changes, each with the declaration that it changes and the part of the file that contains it.
    var all: [(path: [Declaration], part: SystematicMutant.Part, change: Alteration)] {
        text.file.declarations.flatMap {
            type -> [(path: [Declaration], part: SystematicMutant.Part, change: Alteration)] in
            guard type.isType, type.kind != .protocol else { return [] }
            let stored = type.members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
            return stored.flatMap { property in
                let held = HeldProperty(property, of: type, in: text)
                let part = held.map { SystematicMutant.Part.property($0.range.lowerBound) } ?? .declaration
                return weakness(property).map { ([type, property], part, $0) }
                    + shared(property, of: type).map { ([type, property], .declaration, $0) }
            } + classes(in: type).map { ([type], .declaration, $0) }
        }
    }

    private func weakness(_ property: Declaration) -> [Alteration] {
        let whole = text.tokens(in: property.extent.whole)
        let (name, quote) = (property.name, text.quote(whole))
        if let weak = whole.first(where: { text.tokens[$0].text == "weak" }) {
            let word = text.tokens[weak].range
            return [
                Alteration(
                    "holds \(name) in \(quote)", TextEdit(word.lowerBound..<text.tokens[weak + 1].range.lowerBound, "")),
                Alteration("has \(name) unowned in \(quote)", TextEdit(word, "unowned")),
            ]
        }
        // Only an optional can become weak without further edits.
        guard property.type?.text.hasSuffix("?") == true,
            let word = whole.first(where: { text.tokens[$0].text == "var" })
        else { return [] }
        return [
            Alteration("does not hold \(name) in \(quote)", .insert("weak ", at: text.tokens[word].range.lowerBound))
        ]
    }

    /// Makes a property static, so that all objects of the type share it.
    private func shared(_ property: Declaration, of type: Declaration) -> [Alteration] {
        let whole = text.tokens(in: property.extent.whole)
        guard type.kind == .class || type.kind == .struct, !property.has("weak"),
            let word = whole.first(where: { text.tokens[$0].text == "var" }),
            property.type?.text.hasSuffix("?") == true || whole.contains(where: { text.tokens[$0].text == "=" })
        else { return [] }
        let body = type.extent.body.map(text.tokens(in:)) ?? whole
        var edits = [TextEdit.insert("static ", at: text.tokens[word].range.lowerBound)]
        for index in body where !whole.contains(index) && text.tokens[index].text == property.name {
            let before = text.token(index - 1)?.text
            if before == "." {
                guard text.token(index - 2)?.text == "self" else { continue }
                edits.append(TextEdit(text.tokens[index - 2].range, "Self"))
            } else if text.token(index + 1)?.text != ":" {
                edits.append(.insert("Self.", at: text.tokens[index].range.lowerBound))
            }
        }
        return [Alteration("shares \(text.quote(whole)) among all objects", edits)]
    }

    /// Names a class instead of the role that it plays.
    private func classes(in type: Declaration) -> [Alteration] {
        let body = type.extent.body.map(text.tokens(in:)) ?? 0..<0
        let roles = Set(app.all.filter { $0.kind == .protocol }.map(\.name))
        let named = Set(body.map { text.tokens[$0].text }.filter(roles.contains)).sorted()
        return named.compactMap { role in
            let players = app.all.filter { one in
                (one.kind == .class || one.kind == .struct || one.kind == .extension)
                    && one.inherited.contains { $0.text == role }
            }
            guard let player = Set(players.map(\.name)).first, Set(players.map(\.name)).count == 1, player != type.name
            else {
                return nil
            }
            let places = body.filter { text.tokens[$0].text == role }
            return Alteration(
                "knows \(player) in place of \(role)",
                places.map { place in
                    let anyWord = text.token(place - 1).flatMap { $0.text == "any" ? $0 : nil }
                    return TextEdit(
                        (anyWord?.range.lowerBound ?? text.tokens[place].range.lowerBound)..<text.tokens[place].range
                            .upperBound, player)
                })
        }
    }
}
