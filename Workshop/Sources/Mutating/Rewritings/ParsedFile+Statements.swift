extension ParsedFile {
    func ifStatement(at index: Int) -> IfStatement? {
        guard isKeyword(index, "if"), let brace = next(after: index, where: { isSign($0, "{") }),
            let close = partner(brace), let then = inside(brace)
        else { return nil }
        let (conditions, binds) = conditions(from: index + 1, to: brace)
        guard isKeyword(close + 1, "else") else {
            return IfStatement(
                conditions: conditions, binds: binds, then: then, otherwise: nil, goesOn: false, end: end(close))
        }
        if let inner = ifStatement(at: close + 2) {
            return IfStatement(
                conditions: conditions, binds: binds, then: then, otherwise: start(close + 2)..<inner.end,
                goesOn: true, end: inner.end)
        }
        guard isSign(close + 2, "{"), let last = partner(close + 2) else { return nil }
        return IfStatement(
            conditions: conditions, binds: binds, then: then, otherwise: inside(close + 2), goesOn: false,
            end: end(last))
    }

    func guardStatement(at index: Int) -> GuardStatement? {
        guard isKeyword(index, "guard"), let word = next(after: index, where: { isKeyword($0, "else") }),
            isSign(word + 1, "{"), let close = partner(word + 1), let otherwise = inside(word + 1)
        else { return nil }
        let (conditions, binds) = conditions(from: index + 1, to: word)
        return GuardStatement(conditions: conditions, binds: binds, otherwise: otherwise, end: end(close))
    }

    func switchStatement(at index: Int) -> SwitchStatement? {
        guard isKeyword(index, "switch"), let brace = next(after: index, where: { isSign($0, "{") }),
            let close = partner(brace)
        else { return nil }
        let labels = (brace + 1..<close).filter { parent($0) == brace && isCaseLabel($0) }
        var cases: [SwitchStatement.Case] = []
        for (number, label) in labels.enumerated() {
            guard !isSign(label - 1, "@"), word(label - 1) != "unknown",
                let colon = next(after: label, where: { isSign($0, ":") })
            else { return nil }
            let bodyEnd = number + 1 < labels.count ? start(labels[number + 1]) : start(close)
            let isDefault = word(label) == "default"
            cases.append(
                SwitchStatement.Case(
                    pattern: isDefault ? nil : start(label + 1)..<end(colon - 1), body: end(colon)..<bodyEnd))
        }
        return SwitchStatement(subject: start(index + 1)..<end(brace - 1), cases: cases, end: end(close))
    }

    /// Whether a `case` or `default` belongs to a `switch`, and not to a condition.
    func isCaseLabel(_ index: Int) -> Bool {
        if isKeyword(index, "default") { return true }
        return isKeyword(index, "case") && !["if", "guard", "while", "for", ","].contains(word(index - 1))
    }

    /// Returns the first token of a block's last statement at its top level.
    func lastStatement(in block: Range<Int>) -> Int? {
        let indices = index(from: block.lowerBound)..<index(from: block.upperBound)
        guard let first = indices.first else { return nil }
        return indices.last { parent($0) == parent(first) && beginsStatement($0) }
    }

    /// Whether a block ends in a statement that leaves it: `return`, `throw`, `continue` or `break`.
    func leaves(_ block: Range<Int>) -> Bool {
        guard let last = lastStatement(in: block) else { return false }
        return ["return", "throw", "continue", "break"].contains { isKeyword(last, $0) }
    }

    func contains(_ keyword: String, in range: Range<Int>) -> Bool {
        (index(from: range.lowerBound)..<index(from: range.upperBound)).contains { isKeyword($0, keyword) }
    }

    func isEmpty(_ range: Range<Int>) -> Bool { index(from: range.lowerBound) >= index(from: range.upperBound) }

    private func conditions(from first: Int, to limit: Int) -> (parts: [Range<Int>], binds: Bool) {
        var parts: [Range<Int>] = []
        var binds = false
        var start = first
        for index in first...limit where index == limit || parent(index) == parent(first) && isSign(index, ",") {
            guard start < index else { continue }
            parts.append(self.start(start)..<end(index - 1))
            binds = binds || ["let", "var", "case", "#"].contains(word(start))
            start = index + 1
        }
        return (parts, binds)
    }
}
