import SourceModel

/// How to break a strong reference: the property as it should be written.
struct WeakRemedy {
    let codebase: Codebase

    func text(for property: Declaration, _ type: TypeName) -> String {
        let text = type.text
        if text.hasPrefix("[") || text.hasPrefix("Array<") || text.hasPrefix("Set<") {
            return "keep each of them in a small struct with a weak property"
        }
        let protocols = type.held.compactMap { codebase.resolvePath($0, in: nil) }.filter(\.isProtocol)
        let unbound = protocols.first { !isClassBound($0) }
        let bare = text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
        let needsParentheses = bare.contains(" ") && !bare.hasPrefix("(")
        let remedy = "declare it `weak var \(property.name): \(needsParentheses ? "(\(bare))" : bare)?`"
        return unbound.map { "\(remedy), and bind \($0.name) to AnyObject" } ?? remedy
    }

    private func isClassBound(_ type: KnownType) -> Bool {
        let inherited = type.main.declaration.inherited.map { codebase.bare($0.text) }
        if inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol", "Actor"].contains($0) }) {
            return true
        }
        return inherited.compactMap { codebase.type(at: $0) }.contains {
            $0.isProtocol && $0.path != type.path && isClassBound($0)
        }
    }
}
