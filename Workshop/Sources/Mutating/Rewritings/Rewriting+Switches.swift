extension Rewriting {
    /// Turns `if a { x } else { y }` into `switch a { case true: x case false: y }`.
    static let switchForIf: Rewriting = .init(
        "switch-for-if", "Writes each if that binds nothing as a switch over true and false."
    ) { index, rewriter in
        let code = rewriter.code
        guard let found = code.ifStatement(at: index), !found.binds, !code.isKeyword(index - 1, "else"),
            !code.contains("break", in: found.then), !code.contains("break", in: found.otherwise ?? 0..<0)
        else { return nil }
        let condition = conjunction(of: found.conditions, in: rewriter)
        let then = code.isEmpty(found.then) ? "break" : rewriter.text(found.then)
        let otherwise = found.otherwise.flatMap { code.isEmpty($0) ? nil : rewriter.text($0) } ?? "break"
        return SiteRewriter.Site(
            text: "switch \(condition) {\ncase true:\n\(then)\ncase false:\n\(otherwise)\n}", end: found.end)
    }

    /// Turns a `switch` over two cases into `if case` and `else`.
    static let ifForSwitch: Rewriting = .init(
        "if-for-switch", "Writes each switch of two cases, one of which binds nothing, as an if and an else."
    ) { index, rewriter in
        let code = rewriter.code
        guard let found = code.switchStatement(at: index), found.cases.count == 2,
            found.cases.allSatisfy({ isPlain($0, in: code) }),
            let last = found.cases.lastIndex(where: { bindsNothing($0, in: code) })
        else { return nil }
        let (first, second) = (found.cases[1 - last], found.cases[last])
        // A `default` can't become the `if`'s pattern.
        guard let pattern = first.pattern else { return nil }
        let subject = rewriter.text(found.subject)
        let (then, otherwise) = (body(first, in: rewriter), body(second, in: rewriter))
        return SiteRewriter.Site(
            text: "if case \(code.text(pattern)) = \(subject) {\(then)\n} else {\(otherwise)\n}", end: found.end)
    }

    private static func isPlain(_ found: SwitchStatement.Case, in code: ParsedFile) -> Bool {
        if isBreak(found, in: code) { return true }
        guard !code.contains("break", in: found.body), !code.contains("fallthrough", in: found.body) else {
            return false
        }
        guard let pattern = found.pattern else { return true }
        let first = code.index(from: pattern.lowerBound)
        let tokens = first..<code.index(from: pattern.upperBound)
        return !tokens.contains {
            code.isKeyword($0, "where") || code.parent($0) == code.parent(first) && code.isSign($0, ",")
        }
    }

    private static func bindsNothing(_ found: SwitchStatement.Case, in code: ParsedFile) -> Bool {
        guard let pattern = found.pattern else { return true }
        return !code.contains("let", in: pattern) && !code.contains("var", in: pattern)
    }

    private static func isBreak(_ found: SwitchStatement.Case, in code: ParsedFile) -> Bool {
        let first = code.index(from: found.body.lowerBound)
        return code.isKeyword(first, "break") && first + 1 == code.index(from: found.body.upperBound)
    }

    private static func body(_ found: SwitchStatement.Case, in rewriter: SiteRewriter) -> String {
        isBreak(found, in: rewriter.code) ? "" : rewriter.text(found.body)
    }
}
