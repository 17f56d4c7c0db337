/// Leaves out a call or an assignment, repeats a call, swaps two calls, or moves one across an early return.
enum CallOperator: BodyOperator {
    static func changes(in body: Body, of app: AppNames) -> [Alteration] {
        body.blocks.flatMap { block -> [Alteration] in
            let pairs = zip(block.statements, block.statements.dropFirst())
            return block.statements.flatMap { alone($0, of: block, in: body) }
                + pairs.flatMap { swapped($0, $1, in: body) }
        }
    }

    private static func alone(_ statement: Statement, of block: Block, in body: Body) -> [Alteration] {
        let text = body.text
        let (range, quote) = (text.range(of: statement.tokens), text.quote(statement.tokens))
        guard statement.kind == .call || statement.kind == .assignment else { return [] }
        // A case needs a statement.
        let nothing = block.kind == .case && block.statements.count == 1 ? "break" : ""
        let leftOut = Alteration("leaves out \(quote)", TextEdit(range, nothing))
        guard statement.kind == .call else { return [leftOut] }
        return [
            leftOut,
            Alteration("says twice \(quote)", .insert("\n" + text.text(of: statement.tokens), at: range.upperBound)),
        ]
    }

    private static func swapped(_ first: Statement, _ second: Statement, in body: Body) -> [Alteration] {
        let (a, b) = (body.text.quote(first.tokens), body.text.quote(second.tokens))
        switch (first.kind, second.kind) {
        case (.call, .call): return [exchanged(first, second, "says \(b) before \(a)", in: body)]
        case (.guard, .call), (.guard, .assignment), (.if, .call), (.if, .assignment):
            guard leaves(first, in: body) else { return [] }
            return [exchanged(first, second, "does \(b) before \(a)", in: body)]
        case (.call, .guard), (.assignment, .guard), (.call, .if), (.assignment, .if):
            guard leaves(second, in: body) else { return [] }
            return [exchanged(first, second, "does \(a) after \(b)", in: body)]
        default: return []
        }
    }

    private static func exchanged(_ first: Statement, _ second: Statement, _ what: String, in body: Body) -> Alteration
    {
        let text = body.text
        return Alteration(
            what,
            [
                TextEdit(text.range(of: first.tokens), text.text(of: second.tokens)),
                TextEdit(text.range(of: second.tokens), text.text(of: first.tokens)),
            ])
    }

    /// Whether the function may return in this statement.
    private static func leaves(_ statement: Statement, in body: Body) -> Bool {
        statement.kind == .guard || statement.tokens.contains { body.text.tokens[$0].text == "return" }
    }
}
