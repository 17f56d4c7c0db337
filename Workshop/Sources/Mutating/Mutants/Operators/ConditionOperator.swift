/// Negates a condition or removes it, moves a boundary, and swaps `and` with `or`.
enum ConditionOperator: BodyOperator {
    static func changes(in body: Body, of app: AppNames) -> [Alteration] {
        conditions(in: body).flatMap { negated($0, in: body) } + unguarded(in: body) + comparisons(in: body)
    }

    private static func negated(_ condition: Range<Int>, in body: Body) -> [Alteration] {
        let (range, quote) = (body.text.range(of: condition), body.text.quote(condition))
        return [
            Alteration(
                "takes the contrary of \(quote)",
                [.insert("!(", at: range.lowerBound), .insert(")", at: range.upperBound)])
        ]
    }

    /// Removes a whole check.
    private static func unguarded(in body: Body) -> [Alteration] {
        body.blocks.flatMap(\.statements).filter { $0.kind == .guard || $0.kind == .if }.compactMap { statement in
            let words = statement.tokens.map { body.text.tokens[$0].text }
            guard !words.contains("let"), !words.contains("case"), !words.contains("else") || statement.kind == .guard
            else { return nil }
            return Alteration(
                "does without \(body.text.quote(statement.tokens))", TextEdit(body.text.range(of: statement.tokens), "")
            )
        }
    }

    private static let others = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "..<": "...",
    ]

    private static func comparisons(in body: Body) -> [Alteration] {
        body.tokens.compactMap { index in
            let token = body.text.tokens[index]
            guard token.kind == .sign, token.followsSpace || token.text == "..<", let other = others[token.text] else {
                return nil
            }
            let around = max(body.tokens.lowerBound, index - 3)..<min(body.tokens.upperBound, index + 4)
            return Alteration(
                "has \(other) for \(token.text) in \(body.text.quote(around))", TextEdit(token.range, other))
        }
    }

    // MARK: - Where conditions stand

    /// The conditions of `if`, `guard`, `while`, `where` and `?`: each part between commas that binds nothing.
    private static func conditions(in body: Body) -> [Range<Int>] {
        body.tokens.flatMap { index -> [Range<Int>] in
            let token = body.text.tokens[index]
            switch token.text {
            case "if", "while": return parts(from: index + 1, to: "{", in: body)
            case "guard": return parts(from: index + 1, to: "else", in: body)
            case "where":
                return parts(
                    from: index + 1, to: body.text.tokens[index...].contains { $0.text == "{" } ? "{" : ":", in: body)
            case "?" where token.followsSpace: return [questioned(before: index, in: body)].compactMap { $0 }
            default: return []
            }
        }
    }

    private static func parts(from start: Int, to end: String, in body: Body) -> [Range<Int>] {
        var (parts, first, index) = ([Range<Int>](), start, start)
        func close() {
            guard first < index, !["let", "var", "case", "#"].contains(body.text.tokens[first].text) else { return }
            parts.append(first..<index)
        }
        while index < body.tokens.upperBound, body.text.tokens[index].text != end {
            if body.text.tokens[index].kind == .closing { return [] }
            if body.text.tokens[index].text == "," {
                close()
                first = index + 1
            }
            index = max(index, body.text.partners[index]) + 1
        }
        guard index < body.tokens.upperBound else { return [] }
        close()
        return parts
    }

    /// The condition before the question mark of `a ? b : c`.
    private static func questioned(before mark: Int, in body: Body) -> Range<Int>? {
        var index = mark - 1
        while index >= body.tokens.lowerBound {
            let token = body.text.tokens[index]
            if token.kind == .opening || ["=", "return", ",", ":", "in", ";"].contains(token.text) { break }
            if index < mark - 1, token.line < body.text.tokens[index + 1].line,
                !body.text.tokens[index + 1].text.hasPrefix("&")
            {
                if token.kind == .word || token.kind == .closing { break }
            }
            index = min(index, body.text.partners[index]) - 1
        }
        return index + 1 < mark ? index + 1..<mark : nil
    }
}
