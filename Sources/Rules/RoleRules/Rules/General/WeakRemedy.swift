import RoleIndex
import SourceModel

/// The remedy for a strong reference: the property as it should be written.
struct WeakRemedy {
    let codebase: Codebase

    func text(for property: Declaration, _ type: TypeName) -> String {
        let text = type.text
        if text.hasPrefix("[") || text.hasPrefix("Array<") || text.hasPrefix("Set<") {
            return "keep each of them in a small struct with a weak property"
        }
        if text.hasPrefix("("), text.contains(",") { return "keep it in a small struct with a weak property" }
        let protocols = type.held.compactMap { codebase.resolvePath($0, in: nil) }.filter(\.isProtocol)
        let unbound = protocols.first { !isClassBound($0) }
        let bare = text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
        let needsParentheses = bare.contains(" ") && !bare.hasPrefix("(")
        let remedy = "declare it `weak var \(property.name): \(needsParentheses ? "(\(bare))" : bare)?`"
        return unbound.map { "\(remedy), and bind \($0.name) to AnyObject" } ?? remedy
    }

    /// The remedy for something that holds an object without being a closure that could capture it weakly.
    static func text(for carrier: Ownership.Carrier) -> String? {
        switch carrier {
        case .closure: return nil
        case .method(let object):
            return "hand over a closure that captures it weakly: `{ [weak \(object ?? "self")] ... in }`"
        case .timer: return "make the timer with `block: { [weak self] _ in ... }` instead of a target and a selector"
        case .displayLink: return "invalidate it in time, or make its target a small object that knows this one weakly"
        case .assignment(let path, let isPublished):
            let sink =
                path.map { "use `sink { [weak self] in self?.\($0) = $0 }`" } ?? "use `sink { [weak self] in ... }`"
            return isPublished ? "\(sink), or `assign(to: &$\(path ?? ""))`" : sink
        }
    }

    /// Whether the protocol is bound to classes.
    ///
    /// It's a loop because protocols may refine each other in a circle, or in a chain longer than the stack is deep.
    private func isClassBound(_ type: KnownType) -> Bool {
        var waiting = [type]
        var seen: Set<String> = [type.path]
        while let next = waiting.popLast() {
            let inherited = next.main.declaration.inherited.map { codebase.bare($0.text) }
            if inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol", "Actor"].contains($0) }) {
                return true
            }
            waiting += inherited.compactMap { codebase.type(at: $0) }.filter {
                $0.isProtocol && seen.insert($0.path).inserted
            }
        }
        return false
    }
}

extension Keepers.Loss {
    /// The reason why the object needs the reference that a type has to it.
    func sentence(on owner: String) -> String {
        switch maker {
        case nil: "only \(owner) keeps \(type.path)"
        case owner?: "\(owner) makes \(type.path)"
        case let maker?: "only \(owner) keeps the \(type.path) that \(maker) makes"
        }
    }
}
