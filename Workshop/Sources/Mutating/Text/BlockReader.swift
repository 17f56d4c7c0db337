/// Finds the statements of a body, including those of all blocks and closures in it.
struct BlockReader {
    private let text: SwiftText
    private var blocks: [Block] = []

    private init(_ text: SwiftText) { self.text = text }

    /// Returns all blocks between two tokens, outermost first.
    static func blocks(in body: Range<Int>, of text: SwiftText) -> [Block] {
        var reader = BlockReader(text)
        reader.read(body, as: .body)
        return reader.blocks.sorted {
            ($0.tokens.lowerBound, -$0.tokens.count) < ($1.tokens.lowerBound, -$1.tokens.count)
        }
    }

    private mutating func read(_ range: Range<Int>, as kind: Block.Kind) {
        var statements: [Statement] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if text.tokens[index].text == ";" {
                index += 1
                continue
            }
            let end = end(ofStatementAt: index, before: range.upperBound)
            let statement = Statement(kind: self.kind(of: index..<end), tokens: index..<end)
            statements.append(statement)
            readBlocks(in: statement)
            index = end
        }
        blocks.append(Block(kind: kind, tokens: range, statements: statements))
    }

    /// Reads each case of a switch as its own block.
    private mutating func readCases(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let colon = colon(from: index, before: range.upperBound) else { return }
            var end = colon + 1
            while end < range.upperBound, !startsLabel(end) {
                end = self.end(ofStatementAt: end, before: range.upperBound)
            }
            if colon + 1 < end { read(colon + 1..<end, as: .case) }
            index = end
        }
    }

    private func startsLabel(_ index: Int) -> Bool { ["case", "default", "@"].contains(text.tokens[index].text) }

    private func colon(from start: Int, before end: Int) -> Int? {
        var index = start
        while index < end {
            if text.tokens[index].text == ":" { return index }
            index = text.partners[index] > index ? text.partners[index] + 1 : index + 1
        }
        return nil
    }

    // MARK: - Where a statement ends

    private func end(ofStatementAt start: Int, before end: Int) -> Int {
        var index = start
        while true {
            let last = max(index, text.partners[index])
            let next = last + 1
            guard next < end, text.tokens[next].text != ";" else { return min(next, end) }
            if text.tokens[next].line > text.lastLine(of: last), !continues(after: last) { return next }
            index = next
        }
    }

    /// Whether the next line continues the same statement.
    private func continues(after last: Int) -> Bool {
        let (token, next) = (text.tokens[last], text.tokens[last + 1])
        if token.text == "," || token.text == ":" { return true }
        if token.kind == .sign, !(["?", "!"].contains(token.text) && !token.followsSpace) { return true }
        if ["else", "catch", "where", "as", "is", "{"].contains(next.text) || next.text == "." { return true }
        // A sign followed by a space is a binary operator; a prefix operator begins a statement.
        return next.kind == .sign && text.token(last + 2)?.followsSpace == true || next.text == ":"
    }

    // MARK: - What it is

    private func kind(of range: Range<Int>) -> Statement.Kind {
        var first = range.lowerBound
        while ["try", "await", "?", "!"].contains(text.tokens[first].text), first + 1 < range.upperBound { first += 1 }
        switch text.tokens[first].text {
        case "let", "var": return .binding
        case "guard": return .guard
        case "if": return .if
        case "for", "while", "repeat": return .loop
        case "switch": return .switch
        case "return": return .return
        case "do", "defer", "throw", "break", "continue", "fallthrough", "func", "struct", "class", "enum", "case", "@":
            return .other
        default: break
        }
        if atTop(range).contains(where: {
            text.tokens[$0].kind == .sign && Self.assignments.contains(text.tokens[$0].text)
        }) {
            return text.tokens[first].text == "_" ? .call : .assignment
        }
        return atTop(range).contains { ["(", "{"].contains(text.tokens[$0].text) } ? .call : .other
    }

    private static let assignments: Set = ["=", "+=", "-=", "*=", "/="]

    /// Returns the top-level tokens of a range: tokens outside of its brackets, and the opening brackets.
    private func atTop(_ range: Range<Int>) -> [Int] {
        var (all, index) = ([Int](), range.lowerBound)
        while index < range.upperBound {
            all.append(index)
            index = max(index, text.partners[index]) + 1
        }
        return all
    }

    // MARK: - What lies in it

    private mutating func readBlocks(in statement: Statement) {
        var index = statement.tokens.lowerBound
        // The top-level braces of a control statement belong to its keyword; other braces are closures.
        let isControl = [.guard, .if, .loop, .switch, .other].contains(statement.kind)
        let top = Set(isControl ? atTop(statement.tokens) : [])
        var switches: Set<Int> = []
        while index < statement.tokens.upperBound {
            let token = text.tokens[index]
            if token.text == "switch", let brace = brace(after: index, before: statement.tokens.upperBound) {
                switches.insert(brace)
            }
            guard token.text == "{" else {
                index += 1
                continue
            }
            let end = text.partners[index]
            if switches.contains(index) {
                readCases(index + 1..<end)
            } else if top.contains(index) {
                read(index + 1..<end, as: .control)
            } else {
                read(Self.head(of: index + 1..<end, in: text)..<end, as: .closure)
            }
            index = end + 1
        }
    }

    private func brace(after start: Int, before end: Int) -> Int? {
        var index = start
        while index < end {
            if text.tokens[index].text == "{" { return index }
            index = max(index, text.partners[index]) + 1
        }
        return nil
    }

    /// Returns the start of a closure's statements, which is after `in` if the closure has captures or parameters.
    static func head(of range: Range<Int>, in text: SwiftText) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = text.tokens[index]
            if token.text == "in" { return index + 1 }
            let belongs =
                token.kind == .word && !["for", "if", "guard", "switch", "return", "let", "var"].contains(token.text)
                || ["(", "[", ",", ":", "->", "?", "@", "."].contains(token.text)
            guard belongs else { return range.lowerBound }
            index = max(index, text.partners[index]) + 1
        }
        return range.lowerBound
    }
}
