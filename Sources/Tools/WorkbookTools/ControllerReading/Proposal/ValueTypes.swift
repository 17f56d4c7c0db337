import SourceModel

/// The types of values, as far as the controller's text tells.
struct ValueTypes {
    let controller: MassiveController
    private var words: TypeWords { TypeWords(controller: controller) }

    /// The type of an expression such as `items[indexPath.row]`, `self.folder`, `item`; nil if the text doesn't tell.
    func type(of expression: String, at offset: Int, in part: ControllerPart, hops: Int = 0) -> String? {
        guard hops < 4 else { return nil }
        var text = expression.trimmedOnBothSides
        for front in ["try! ", "try? ", "try ", "await "] where text.hasPrefix(front) {
            text = String(text.dropFirst(front.count))
        }
        for front in ["self.", "self?."] where text.hasPrefix(front) { text = String(text.dropFirst(front.count)) }
        while text.hasSuffix("!") || text.hasSuffix("?") { text.removeLast() }
        if text.hasPrefix("\"") { return "String" }
        if text == "true" || text == "false" { return "Bool" }
        if !text.isEmpty, text.allSatisfy(\.isNumber) { return "Int" }
        if let list = Self.subscripted(text) {
            return controller.property(named: list).flatMap { words.element(of: $0.knownType) }
        }
        if let made = text.split(separator: "(").first, text.hasSuffix(")"), made.first?.isUppercase == true,
            SwiftWord.isName(String(made))
        {
            return words.nameable(TypeName(text: String(made), location: part.member.location))
        }
        guard SwiftWord.isName(text) else { return member(text, at: offset, in: part) }
        return variable(text, before: offset, in: part, hops: hops)
    }

    /// The type of `item.name`, if `item` has a type that was read.
    private func member(_ path: String, at offset: Int, in part: ControllerPart) -> String? {
        let parts = path.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        guard parts.count == 2, parts.allSatisfy({ SwiftWord.isName(String($0)) }),
            let owner = type(of: parts[0], at: offset, in: part, hops: 2),
            let known = controller.codebase.type(at: owner.filter { $0 != "?" })
        else { return nil }
        return words.nameable(known.member(named: parts[1], of: .property)?.knownType)
    }

    /// `items` of `items[indexPath.row]`, and nil for a longer expression.
    static func subscripted(_ text: String) -> String? {
        guard text.hasSuffix("]"), let open = text.firstIndex(of: "[") else { return nil }
        let list = String(text[..<open])
        let inside = text[text.index(after: open)...].dropLast()
        return SwiftWord.isName(list) && !inside.contains("]") ? list : nil
    }

    private func variable(_ name: String, before offset: Int, in part: ControllerPart, hops: Int) -> String? {
        for declaration in part.file.path(to: offset).reversed() {
            if declaration.isType || declaration.kind == .extension { break }
            if let local = declaration.local(named: name, before: offset) {
                if let type = words.nameable(local.knownType) { return type }
                let value = part.file.value(of: local)
                return value.flatMap { type(of: $0, at: local.extent.name.lowerBound, in: part, hops: hops + 1) }
            }
            if let parameter = declaration.parameters.first(where: { ($0.name ?? $0.label) == name }) {
                return words.nameable(parameter.type)
            }
        }
        return controller.property(named: name).flatMap { words.nameable($0.knownType) }
    }
}
