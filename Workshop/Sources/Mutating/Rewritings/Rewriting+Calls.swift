import SourceModel

extension Rewriting {
    /// Turns `books.map { $0.title }` into `books.map({ $0.title })`.
    static let closuresInParentheses: Rewriting = .init(
        "closures-in-parentheses", "Writes trailing closures as arguments, where the sources tell their label."
    ) { (file: SourceFile, sources: Sources) -> [String: String] in
        let code = ParsedFile(file)
        let labels = Self.labels(of: sources)
        let edits = file.closures.flatMap { closure -> [TextEdit] in
            let (brace, end) = (code.index(from: closure.extent.lowerBound), closure.extent.upperBound)
            guard let callee = closure.callee, let label = labels[file.text(in: callee)], brace > 0,
                code.parent(brace) == code.parent(code.index(from: callee.lowerBound)),
                let close = code.partner(brace), !code.isSign(close + 1, "{"), !code.isSign(close + 2, ":")
            else { return [] }
            let argument = label.isEmpty ? "" : "\(label): "
            let before = code.end(brace - 1)..<closure.extent.lowerBound
            if code.index(from: callee.upperBound) == brace {
                return [TextEdit(before, "(\(argument)"), TextEdit(end..<end, ")")]
            }
            guard code.isSign(brace - 1, ")"), let opening = code.partner(brace - 1),
                code.start(opening) == callee.upperBound
            else { return [] }
            let comma = opening + 1 < brace - 1 ? ", " : ""
            let parenthesis = code.start(brace - 1)..<closure.extent.lowerBound
            return [
                TextEdit(parenthesis, comma + argument), TextEdit(end..<end, ")"),
            ]
        }
        return [file.path: code.edited(edits)]
    }

    /// Turns `ui?.display()` into `if let found = ui { found.display() }`.
    static let ifLetForOptionalChaining: Rewriting = .init(
        "if-let-for-optional-chaining", "Unwraps with if let what a statement sends a message to with a question mark."
    ) { index, rewriter in
        let code = rewriter.code
        guard code.beginsStatement(index), code.tokens[index].kind == .word, let brace = code.brace(around: index),
            code.parent(index) == brace, !code.isKeyword(index, "return")
        else { return nil }
        var mark = index + 1
        while code.isSign(mark, "."), !code.word(mark + 1).isEmpty { mark += 2 }
        guard code.isSign(mark, "?"), code.isSign(mark + 1, "."), code.isSign(mark + 3, "("),
            let close = code.partner(mark + 3), endsStatement(close, in: code),
            isVoid(brace, statement: index, in: code)
        else { return nil }
        let receiver = code.text(code.start(index)..<code.end(mark - 1))
        let message = rewriter.text(code.start(mark + 1)..<code.end(close))
        return SiteRewriter.Site(text: "if let found = \(receiver) { found\(message) }", end: code.end(close))
    }

    private static func endsStatement(_ index: Int, in code: ParsedFile) -> Bool {
        let next = index + 1
        if next == code.tokens.count || code.isSign(next, "}") { return true }
        return code.tokens[next].line > code.tokens[index].line && !code.isSign(next, ".") && !code.isSign(next, "?")
            && !code.isSign(next, "??")
    }

    /// Whether a statement's value is unused: the statement isn't the result of its block.
    private static func isVoid(_ brace: Int, statement index: Int, in code: ParsedFile) -> Bool {
        guard let block = code.inside(brace), code.lastStatement(in: block) == index else { return true }
        let path = code.file.path(to: code.start(index))
        guard let body = path.last(where: { $0.extent.body != nil }), body.isFunction else { return false }
        let closure = code.file.closures.first { $0.extent.lowerBound == code.start(brace) }
        guard let closure else { return body.type == nil }
        // A closure's result type isn't known here, but one that captures weakly is usually a callback without a
        // result.
        let head = code.text(closure.extent.lowerBound..<code.start(index))
        return head.contains("[weak ") && head.contains(" in")
    }

    /// Returns the label of the last parameter by the function's name, if all functions of that name agree.
    private static func labels(of sources: Sources) -> [String: String] {
        var labels = [
            "map": "", "compactMap": "", "filter": "", "forEach": "", "flatMap": "", "UIAction": "handler",
            "Result": "catching",
        ]
        for function in sources.files.flatMap(\.declarations).flatMap(\.all) where function.isFunction {
            guard let last = function.parameters.last, function.kind != .initializer else { continue }
            labels[function.name] = labels[function.name].map { $0 == last.label ?? "" ? $0 : "?" } ?? last.label ?? ""
        }
        return labels.filter { $0.value != "?" }
    }
}
