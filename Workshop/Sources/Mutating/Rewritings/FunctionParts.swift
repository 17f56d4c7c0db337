import SourceModel

/// The parts of a method whose body can be moved elsewhere.
struct FunctionParts {
    let declaration: Declaration
    /// The bytes between the braces.
    let body: Range<Int>
    /// The text from the end of the name to the brace: parameters, effects and result.
    let signature: String
    /// `try`, `await` or both, with a trailing space; empty if the method needs neither.
    let effects: String
    /// The effects before a closure's arrow: ` async throws(Problem)`.
    let thrown: String
    let result: String?
    /// The modifiers that a private method next to it needs: `static`, `mutating`, `nonisolated`.
    let modifiers: String

    /// Reads a method; nil without a body, or if the body can't work elsewhere.
    init?(_ declaration: Declaration, in code: ParsedFile) {
        guard declaration.kind == .method, let body = declaration.extent.body, !code.isEmpty(body),
            !code.contains("super", in: body), !Self.asksForItsName(body, in: code)
        else { return nil }
        let brace = code.index(from: body.lowerBound) - 1
        let name = code.index(from: declaration.extent.name.lowerBound)
        guard let opening = (name..<brace).first(where: { code.isSign($0, "(") }), let close = code.partner(opening)
        else { return nil }
        let arrow = (close..<brace).first { code.isSign($0, "->") }
        let effects = close + 1 < (arrow ?? brace) ? code.text(code.start(close + 1)..<code.start(arrow ?? brace)) : ""
        result = arrow.map { code.text(code.start($0 + 1)..<code.end(brace - 1)) }
        guard result?.hasPrefix("some ") != true, !effects.contains("rethrows"), !effects.contains("where"),
            result?.contains(" where ") != true
        else { return nil }
        self.declaration = declaration
        self.body = body
        signature = code.text(declaration.extent.name.upperBound..<code.start(brace))
        thrown = effects.isEmpty ? "" : " " + effects
        self.effects = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        modifiers = ["static", "mutating", "nonisolated"].filter {
            declaration.has($0) || $0 == "static" && declaration.isStatic
        }
        .map { $0 + " " }.joined()
    }

    /// Returns the arguments that pass all parameters along; nil if one has no name or can't be passed along.
    func arguments(in code: ParsedFile) -> String? {
        var arguments: [String] = []
        for parameter in declaration.parameters {
            guard let name = parameter.name, name != "_", let type = parameter.type?.text, !type.hasSuffix("..."),
                !type.contains("@autoclosure")
            else { return nil }
            let value = (type.hasPrefix("inout ") ? "&" : "") + "`\(name)`"
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        return arguments.joined(separator: ", ")
    }

    /// Whether the body depends on its method's name, as a spy's does, which records that name as the message.
    private static func asksForItsName(_ body: Range<Int>, in code: ParsedFile) -> Bool {
        (code.index(from: body.lowerBound)..<code.index(from: body.upperBound)).contains {
            code.word($0) == "record" || code.word($0) == "function" && code.isSign($0 - 1, "#")
        }
    }
}
