import SourceModel
import Typesetting

/// The class of one spy, and the requirements of its protocol that it can't serve.
struct SpyClass {
    let spied: SpiedProtocol
    /// The name of the class.
    let name: String
    let request: SpyRequest

    var lines: [String] {
        Code.lines {
            head
            Code.inside {
                notServed.map { "// Not served: \($0)" }
                spied.requirements.flatMap(lines(for:))
            }
            "}"
        }
    }

    /// The beginning of the class, on one line if it fits, even inside a role's enum.
    private var head: [String] {
        let base = request.isProbe ? "Probe<any \(spied.name)>" : "Spy"
        let line = "final class \(name): \(base), \(role) {"
        return line.count <= 116 ? [line] : ["final class \(name): \(base),", "    \(role)", "{"]
    }

    /// The conformance, with `@MainActor` if the protocol inherits its isolation from others.
    ///
    /// Under default isolation, the compiler doesn't see such an isolation in another module, and refuses the class
    /// without it.
    private var role: String {
        request.testing != nil && spied.inherits ? "@MainActor \(spied.name)" : spied.name
    }

    // MARK: - What can't be served

    /// The requirements without a spy's method, each with the reason.
    var notServed: [String] {
        spied.requirements.compactMap { requirement in
            reason(against: requirement).map { "\(text(of: requirement)): \($0)" }
        } + spied.unknown.map { "\($0): it is in none of the files that were read" }
    }

    private func text(of requirement: SpiedProtocol.Requirement) -> String {
        requirement.file.text(in: requirement.declaration.extent.whole).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    private func reason(against requirement: SpiedProtocol.Requirement) -> String? {
        let declaration = requirement.declaration
        if declaration.isStatic { return "a spy is an object, and this is asked of its type" }
        switch declaration.kind {
        case .method:
            let text = RequirementText(declaration, in: requirement.file)
            if ["name", "log", "record", "pass"].contains(declaration.name) {
                return "a spy has a member of that name"
            }
            if let result = text.result, RequirementText.mentions(result, text.generics + ["Self"]) {
                return "only the caller knows the type of its result"
            }
            if text.signature.contains("Self") { return "a spy can't tell which type Self is" }
            return nil
        case .property:
            if ["name", "log", "sender", "receiver"].contains(declaration.name) {
                return "a spy has a member of that name"
            }
            let text = self.text(of: requirement)
            return text.contains("async") || text.contains("throws") ? "a stored value does not wait or throw" : nil
        case .associatedType, .typealias: return "only a conforming type can say what it stands for"
        case .initializer: return "a spy is made with a name and a log"
        default: return "a spy records functions and properties"
        }
    }

    private func lines(for requirement: SpiedProtocol.Requirement) -> [String] {
        guard reason(against: requirement) == nil else { return [] }
        if requirement.declaration.kind == .property { return property(requirement) }
        let function = SpyFunction(
            function: requirement.declaration, text: RequirementText(requirement.declaration, in: requirement.file),
            key: key(of: requirement.declaration), shown: request.shown)
        return request.isProbe ? function.passed : function.recorded
    }

    /// Returns the function's name, with its labels if several functions have that name.
    private func key(of function: Declaration) -> String {
        let namesakes = spied.requirements.filter { $0.declaration.name == function.name }
        guard namesakes.count > 1 else { return function.name }
        return function.name
            + function.parameters.compactMap(\.label).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private func property(_ requirement: SpiedProtocol.Requirement) -> [String] {
        let name = requirement.declaration.name
        let type = requirement.declaration.type?.text ?? "Any"
        let isSettable =
            requirement.declaration.extent.body
            .map { requirement.file.text(in: $0).split(whereSeparator: \.isWhitespace).contains("set") } ?? false
        let value = request.isProbe ? "receiver!.\(name)" : "\(name)Value"
        guard isSettable else {
            return Code.lines {
                if !request.isProbe { stored(name, type) }
                "var \(name): \(type) { \(value) }"
            }
        }
        let note = "newValue, message: \"\(name)(newValue:)\""
        return Code.lines {
            if !request.isProbe { stored(name, type) }
            "var \(name): \(type) {"
            "    get { \(value) }"
            "    set {"
            "        \(request.isProbe ? "pass(\(note)) { _ in }" : "record(\(note))")"
            "        \(value) = newValue"
            "    }"
            "}"
        }
    }

    private func stored(_ name: String, _ type: String) -> String {
        type.hasSuffix("?") ? "var \(name)Value: \(type)" : "var \(name)Value: \(SpyFunction.unwrapped(type))"
    }
}
