/// Keeps a value that should be asked for each time, and moves work to another queue.
enum TimeOperator: BodyOperator {
    /// The function that returns a kept value; ``SharedCopy`` declares it.
    static let keeper = "keptFromTheFirstCall"

    static func changes(in body: Body, of app: AppNames) -> [Alteration] {
        body.blocks.flatMap(\.statements).compactMap { kept($0, body) } + body.tokens.flatMap { queues($0, body) }
    }

    /// Changes `let time = now()` so that it keeps the first answer.
    private static func kept(_ statement: Statement, _ body: Body) -> Alteration? {
        let text = body.text
        guard statement.kind == .binding, let equals = statement.tokens.first(where: { text.tokens[$0].text == "=" })
        else {
            return nil
        }
        let value = equals + 1..<statement.tokens.upperBound
        guard value.contains(where: { text.tokens[$0].text == "(" }),
            !value.contains(where: { text.tokens[$0].text == "await" })
        else { return nil }
        let range = text.range(of: value)
        let isTrying = text.tokens[value.lowerBound].text == "try"
        let call = "\(isTrying ? "try " : "")\(keeper)(\"\(text.file.name):\(range.lowerBound)\") { "
        return Alteration(
            "keeps what the first call got in \(text.quote(statement.tokens))",
            [.insert(call, at: range.lowerBound), .insert(" }", at: range.upperBound)])
    }

    /// Runs the closure of `queue.async { … }` at once, or on another queue.
    private static func queues(_ index: Int, _ body: Body) -> [Alteration] {
        let text = body.text
        guard ["async", "asyncAfter", "sync"].contains(text.tokens[index].text), text.token(index - 1)?.text == ".",
            let brace = text.tokens[index...].prefix(while: { $0.line == text.tokens[index].line }).firstIndex(where: {
                $0.text == "{"
            })
        else { return [] }
        var start = index - 1
        while start - 1 >= body.tokens.lowerBound, text.tokens[start - 1].line == text.tokens[index].line,
            [.word, .closing].contains(text.tokens[start - 1].kind)
                || [".", "?"].contains(text.tokens[start - 1].text),
            !["in", "try", "return", "=", "await"].contains(text.tokens[start - 1].text)
        {
            start = min(start - 1, text.partners[start - 1])
        }
        let receiver = text.range(of: start..<index - 1)
        let isMain = text.file.text(in: receiver).hasSuffix("main")
        let other = isMain ? "DispatchQueue.global()" : "DispatchQueue.main"
        let place = ValueOperator.context(index, body)
        let call = receiver.lowerBound..<text.tokens[brace].range.upperBound
        let end = text.tokens[text.partners[brace]].range
        return [
            Alteration("takes \(other) in \(place)", TextEdit(receiver, other)),
            Alteration("does at once what \(place) does later", [TextEdit(call, "do {"), TextEdit(end, "}")]),
        ]
    }
}
