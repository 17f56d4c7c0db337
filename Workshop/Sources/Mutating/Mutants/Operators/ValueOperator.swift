import SourceModel

/// Swaps Booleans, numbers, cases and methods, and makes lists reversed, empty or shorter by one.
enum ValueOperator: BodyOperator {
    static func changes(in body: Body, of app: AppNames) -> [Alteration] {
        body.tokens.flatMap { index -> [Alteration] in
            let names = cases(index, body, app) + methods(index, body, app)
            return [literals(index, body), names, chains(index, body), lists(index, body)].flatMap(\.self)
        }
    }

    private static func literals(_ index: Int, _ body: Body) -> [Alteration] {
        let token = body.text.tokens[index]
        switch token.text {
        case "true", "false":
            let other = token.text == "true" ? "false" : "true"
            return [Alteration("has \(other) in \(context(index, body))", TextEdit(token.range, other))]
        default:
            guard token.kind == .number, let number = Int(token.text) else { return [] }
            return [
                Alteration(
                    "has \(number + 1) for \(number) in \(context(index, body))", TextEdit(token.range, "\(number + 1)")
                )
            ]
        }
    }

    /// Swaps a case such as `.loading` when it is a value; patterns stay.
    private static func cases(_ index: Int, _ body: Body, _ app: AppNames) -> [Alteration] {
        let text = body.text
        let token = text.tokens[index]
        guard token.kind == .word, text.token(index - 1)?.text == ".", !isInPattern(index, text) else { return [] }
        let before = text.token(index - 2)
        let isImplicit = text.tokens[index - 1].followsSpace || before.map { $0.kind == .opening } ?? true
        guard isImplicit || before.map({ $0.text.first?.isUppercase == true }) == true else { return [] }
        return app.siblings(ofCase: token.text).prefix(2).map {
            Alteration("has .\($0) in \(context(index, body))", TextEdit(token.range, $0))
        }
    }

    private static func isInPattern(_ index: Int, _ text: SwiftText) -> Bool {
        var place = index
        while place > 0, text.tokens[place].line == text.tokens[index].line {
            if text.tokens[place].text == "case" { return true }
            if [":", "{", "}"].contains(text.tokens[place].text) { return false }
            place -= 1
        }
        return false
    }

    /// Swaps a message with another of the same role and the same signature.
    private static func methods(_ index: Int, _ body: Body, _ app: AppNames) -> [Alteration] {
        let text = body.text
        let token = text.tokens[index]
        guard token.kind == .word, text.token(index - 1)?.text == ".", text.token(index + 1)?.text == "(" else {
            return []
        }
        return app.likes(ofMethod: token.text).prefix(2).map {
            Alteration("says \($0) for \(token.text) in \(context(index, body))", TextEdit(token.range, $0))
        }
    }

    /// Leaves out `.filter { … }` and `.sorted { … }`, and lets `.map` see the list reversed or without its last
    /// element.
    private static func chains(_ index: Int, _ body: Body) -> [Alteration] {
        let text = body.text
        let token = text.tokens[index]
        guard text.token(index - 1)?.text == ".", let next = text.token(index + 1), next.kind == .opening else {
            return []
        }
        let dot = text.tokens[index - 1].range.lowerBound
        switch token.text {
        case "filter", "sorted", "reversed", "prefix", "dropFirst", "dropLast", "trimmingCharacters":
            var end = text.partners[index + 1]
            if let closure = text.token(end + 1), closure.text == "{", closure.line == text.tokens[end].line {
                end = text.partners[end + 1]
            }
            let range = dot..<text.tokens[end].range.upperBound
            return [Alteration("leaves out \(text.quote(index - 1..<end + 1))", TextEdit(range, ""))]
        case "map", "compactMap", "flatMap", "forEach":
            return ["reversed", "dropLast"].map {
                Alteration("takes .\($0)() in \(context(index, body))", .insert(".\($0)()", at: dot))
            }
        default: return []
        }
    }

    /// Changes a list that is passed along whole.
    private static func lists(_ index: Int, _ body: Body) -> [Alteration] {
        let text = body.text
        let token = text.tokens[index]
        guard token.kind == .word, isList(token.text, body), let before = text.token(index - 1),
            let after = text.token(index + 1),
            ["(", ":", "=", ",", "return"].contains(before.text),
            [")", ",", "}", "else"].contains(after.text) || after.line > token.line, after.text != "."
        else { return [] }
        return ["\(token.text).reversed()", "Array(\(token.text).dropLast())", "[]"].map {
            Alteration("has \($0) in \(context(index, body))", TextEdit(token.range, $0))
        }
    }

    private static func isList(_ name: String, _ body: Body) -> Bool {
        let types = body.path.flatMap { declaration in
            declaration.parameters.filter { $0.name == name }.compactMap(\.type)
                + declaration.members(named: name).compactMap(\.knownType)
        }
        return types.contains { $0.text.hasPrefix("[") && !$0.text.contains(":") && $0.text.hasSuffix("]") }
    }

    /// Quotes the line of a token, as far as it belongs to the body.
    static func context(_ index: Int, _ body: Body) -> String {
        let line = body.text.tokens[index].line
        let around = body.tokens.filter { body.text.tokens[$0].line == line }
        return body.text.quote(around[0]..<around[around.count - 1] + 1)
    }
}
