/// Changes how closures capture, and replaces optional chaining by force unwrapping.
enum ReferenceOperator: BodyOperator {
    static func changes(in body: Body, of app: AppNames) -> [Alteration] {
        let text = body.text
        return weakened(body)
            + body.tokens.flatMap { index -> [Alteration] in
                let token = text.tokens[index]
                if token.text == "weak" || token.text == "unowned",
                    text.token(index - 1).map({ ["[", ","].contains($0.text) }) == true,
                    let name = text.token(index + 1), text.token(index + 2)?.text != "="
                {
                    return captures(token, name, body, index)
                }
                if token.text == "?", !token.followsSpace, let next = text.token(index + 1),
                    [".", "(", "["].contains(next.text),
                    !next.followsSpace
                {
                    let around = max(body.tokens.lowerBound, index - 1)..<min(body.tokens.upperBound, index + 3)
                    return [Alteration("insists on \(text.quote(around))", TextEdit(token.range, "!"))]
                }
                return []
            }
    }

    private static func captures(_ weak: Token, _ name: Token, _ body: Body, _ index: Int) -> [Alteration] {
        let around = max(body.tokens.lowerBound, index - 3)..<index + 3
        let both = weak.range.lowerBound..<name.range.upperBound
        let place = body.text.quote(around)
        // It stays optional inside, so that code that unwraps it compiles.
        let strong = Alteration(
            "holds \(name.text) in \(place)", TextEdit(both, "\(name.text) = Optional(\(name.text))"))
        guard weak.text == "weak" else { return [strong] }
        return [strong, Alteration("has \(name.text) unowned in \(place)", TextEdit(weak.range, "unowned"))]
    }

    /// Makes closures capture `self` weakly, so that a late answer is lost.
    private static func weakened(_ body: Body) -> [Alteration] {
        let text = body.text
        return body.blocks.filter { $0.kind == .closure && !$0.tokens.isEmpty }.compactMap { block in
            let uses = block.tokens.filter { text.tokens[$0].text == "self" && text.token($0 + 1)?.text == "." }
            guard !uses.isEmpty,
                let brace = (body.tokens.lowerBound..<block.tokens.lowerBound).last(where: {
                    text.tokens[$0].text == "{"
                }),
                text.token(brace + 1)?.text != "["
            else { return nil }
            let hasHead = brace + 1 < block.tokens.lowerBound
            return Alteration(
                "holds self no longer in \(ValueOperator.context(brace, body))",
                [.insert(hasHead ? " [weak self]" : " [weak self] in", at: text.tokens[brace].range.upperBound)]
                    + uses.map { .insert("?", at: text.tokens[$0].range.upperBound) })
        }
    }
}
