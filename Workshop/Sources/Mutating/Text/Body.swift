import SourceModel

/// What is between the braces of a function, a getter or an observer, or of a closure that is a property's first value.
struct Body: Sendable {
    /// The file it stands in.
    let text: SwiftText
    /// Whose it is: `ShelfListWorker.fetchBooks()`.
    let name: String
    /// The declarations around it, its own last.
    let path: [Declaration]
    /// The tokens between its braces.
    let tokens: Range<Int>
    /// All blocks in it, itself first.
    let blocks: [Block]
    /// Whether its only statement is the value it answers, without `return`.
    let answersItsOnlyStatement: Bool

    /// Its bytes, from brace to brace without them.
    var range: Range<Int> {
        text.tokens[tokens.lowerBound - 1].range.upperBound..<text.tokens[tokens.upperBound].range.lowerBound
    }

    private init?(_ tokens: Range<Int>, of text: SwiftText, in path: [Declaration], hasValue: Bool) {
        guard !tokens.isEmpty else { return nil }
        self.text = text
        self.tokens = tokens
        self.path = path
        let names = path.filter { $0.isType || $0.kind == .extension }.map(\.name)
        name = (names + [path.last.map { $0.isFunction ? $0.signature : $0.name } ?? ""]).joined(separator: ".")
        blocks = BlockReader.blocks(in: tokens, of: text)
        let statements = blocks.first?.statements ?? []
        let words = tokens.map { text.tokens[$0].text }
        answersItsOnlyStatement =
            hasValue && statements.count == 1 && words.first != "throw"
            && [.call, .other, .if, .switch].contains(statements[0].kind)
            && ([.call, .other].contains(statements[0].kind) || !words.contains("return"))
    }

    /// All bodies of a file, in the order of the text; none lies in another.
    static func all(in text: SwiftText) -> [Body] {
        var bodies: [Body] = []
        func visit(_ declaration: Declaration, below path: [Declaration]) {
            let path = path + [declaration]
            if declaration.isFunction {
                bodies += function(declaration, path, text)
            } else if declaration.kind == .property || declaration.kind == .global {
                bodies += variable(declaration, path, text)
            } else if declaration.isType && declaration.kind != .protocol || declaration.kind == .extension {
                for member in declaration.members { visit(member, below: path) }
            }
        }
        for declaration in text.file.declarations { visit(declaration, below: []) }
        return bodies
    }

    private static func function(_ declaration: Declaration, _ path: [Declaration], _ text: SwiftText) -> [Body] {
        guard let body = declaration.extent.body else { return [] }
        let hasValue = declaration.type.map { $0.text != "Void" && $0.text != "()" } ?? false
        return [Body(text.tokens(in: body), of: text, in: path, hasValue: hasValue)].compactMap(\.self)
    }

    private static func variable(_ declaration: Declaration, _ path: [Declaration], _ text: SwiftText) -> [Body] {
        let whole = text.tokens(in: declaration.extent.whole)
        var bodies: [Body?] = []
        var (index, isValue) = (whole.lowerBound, false)
        while index < whole.upperBound {
            let token = text.tokens[index]
            if token.text == "=" { isValue = true }
            guard token.text == "{" else {
                index += 1
                continue
            }
            let inside = index + 1..<text.partners[index]
            let accessors = isValue ? [] : accessors(inside, text)
            bodies += accessors.map { Body($0.tokens, of: text, in: path, hasValue: $0.isGetter) }
            if accessors.isEmpty {
                let start = BlockReader.head(of: inside, in: text)
                bodies.append(Body(start..<inside.upperBound, of: text, in: path, hasValue: true))
            }
            index = text.partners[index] + 1
        }
        return bodies.compactMap(\.self)
    }

    private static func accessors(_ inside: Range<Int>, _ text: SwiftText) -> [(tokens: Range<Int>, isGetter: Bool)] {
        guard let first = text.token(inside.lowerBound), !inside.isEmpty,
            ["get", "set", "didSet", "willSet"].contains(first.text)
        else { return [] }
        var found: [(tokens: Range<Int>, isGetter: Bool)] = []
        var index = inside.lowerBound
        var isGetter = false
        while index < inside.upperBound {
            if ["get", "set", "didSet", "willSet"].contains(text.tokens[index].text) {
                isGetter = text.tokens[index].text == "get"
            }
            if text.tokens[index].text == "{" { found.append((index + 1..<text.partners[index], isGetter)) }
            index = max(index, text.partners[index]) + 1
        }
        return found
    }
}

extension Body {
    /// Whether it says `super.init()` less often after these edits.
    ///
    /// The compiler adds that call where an initializer doesn't say it, and refuses one that says it on some of its paths.
    func losesSuperInitializer(by edits: [TextEdit]) -> Bool {
        let edited = TextEdit.applied(edits, to: text.file.bytes, in: range)
        return Self.superInitializers(TokenReader.tokens(of: Array(edited.utf8)))
            < Self.superInitializers(text.tokens[tokens])
    }

    private static func superInitializers(_ tokens: some RandomAccessCollection<Token>) -> Int {
        let (words, call) = (tokens.map(\.text), ["super", ".", "init", "(", ")"])
        return words.indices.count { words[$0...].starts(with: call) }
    }
}

extension Range<Int> {
    /// Whether all of another range lies in it; an empty one may stand at its end.
    func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
