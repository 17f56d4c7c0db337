extension Rewriting {
    /// Turns `guard a else { return }` into `if !(a) { return }`; if the guard binds a name, the rest of its block
    /// moves into the `if`.
    static let ifForGuard: Rewriting = .init(
        "if-for-guard", "Writes each guard as an if; where it binds a name, the rest of the block goes into the if."
    ) { index, rewriter in
        let code = rewriter.code
        guard let found = code.guardStatement(at: index), let brace = code.brace(around: index),
            !code.opensSwitch(brace), let block = code.inside(brace)
        else { return nil }
        let otherwise = rewriter.text(found.otherwise)
        if !found.binds {
            let condition = negation(of: found.conditions, in: rewriter)
            return SiteRewriter.Site(text: "if \(condition) {\(otherwise)}", end: found.end)
        }
        let conditions = found.conditions.map(rewriter.text).joined(separator: ", ")
        let rest = rewriter.text(found.end..<block.upperBound)
        return SiteRewriter.Site(text: "if \(conditions) {\(rest)} else {\(otherwise)}\n", end: block.upperBound)
    }

    /// Turns `if a { return }` into `guard !(a) else { return }`; an `if` at the end of a function becomes an early
    /// return.
    static let guardForIf: Rewriting = .init(
        "guard-for-if", "Writes an if that leaves its block, or that ends a function without a result, as a guard."
    ) { index, rewriter in
        let code = rewriter.code
        guard code.beginsStatement(index), let found = code.ifStatement(at: index), found.otherwise == nil,
            let brace = code.brace(around: index), !code.opensSwitch(brace)
        else { return nil }
        if !found.binds, code.leaves(found.then) {
            let condition = negation(of: found.conditions, in: rewriter)
            return SiteRewriter.Site(
                text: "guard \(condition) else {\(rewriter.text(found.then))}", end: found.end)
        }
        guard endsFunctionWithoutResult(found, brace, in: code) else { return nil }
        let conditions = found.conditions.map(rewriter.text).joined(separator: ", ")
        return SiteRewriter.Site(
            text: "guard \(conditions) else { return }\n\(rewriter.text(found.then))", end: found.end)
    }

    /// Turns `if a { return }` and the statements after it into an `if` and its `else`.
    static let elseForAnEarlyReturn: Rewriting = .init(
        "else-for-an-early-return", "Puts what follows an if that leaves its block into an else."
    ) { index, rewriter in
        let code = rewriter.code
        guard code.beginsStatement(index), let found = code.ifStatement(at: index), found.otherwise == nil,
            let brace = code.brace(around: index), !code.opensSwitch(brace), code.leaves(found.then),
            let block = code.inside(brace), !code.isEmpty(found.end..<block.upperBound)
        else { return nil }
        let conditions = found.conditions.map(rewriter.text).joined(separator: ", ")
        let rest = rewriter.text(found.end..<block.upperBound)
        return SiteRewriter.Site(
            text: "if \(conditions) {\(rewriter.text(found.then))} else {\(rest)}\n", end: block.upperBound)
    }

    /// Negates the conjunction of all conditions.
    static func negation(of conditions: [Range<Int>], in rewriter: SiteRewriter) -> String {
        "!(\(conjunction(of: conditions, in: rewriter)))"
    }

    /// Joins all conditions into one.
    static func conjunction(of conditions: [Range<Int>], in rewriter: SiteRewriter) -> String {
        let parts = conditions.map(rewriter.text)
        return parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " && ")
    }

    /// Whether an `if` is the last statement of a function without a result, and its names are new in the function.
    private static func endsFunctionWithoutResult(_ found: IfStatement, _ brace: Int, in code: ParsedFile) -> Bool {
        let offset = code.end(brace)
        let path = code.file.path(to: code.start(brace) + 1)
        guard let function = path.last(where: \.isFunction), function.extent.body?.lowerBound == offset,
            function.kind == .method || function.kind == .function, function.type == nil,
            let block = code.inside(brace), code.isEmpty(found.end..<block.upperBound),
            let start = found.conditions.first?.lowerBound
        else { return false }
        let locals = function.members.filter { $0.kind == .local && $0.name != "_" }
        let within = locals.filter { (start..<found.end).contains($0.extent.name.lowerBound) }
        return within.allSatisfy { inner in
            inner.name == "self" || locals.filter { $0.name == inner.name }.count == 1
        }
    }
}
