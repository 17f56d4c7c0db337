import SourceModel

/// The contents of a function, a getter, an observer, or a closure that is a property's initial value.
struct Body: Sendable {
    /// The file that contains it.
    let text: SwiftText
    /// The qualified name of its declaration: `ShelfListWorker.fetchBooks()`.
    let name: String
    /// The declarations around it, outermost first; the last one is its own.
    let path: [Declaration]
    /// The tokens between its braces.
    let tokens: Range<Int>
    /// All its blocks, beginning with the body itself.
    let blocks: [Block]
    /// Whether its only statement is an implicit return value.
    let answersItsOnlyStatement: Bool

    /// The bytes between its braces.
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

    /// Returns all bodies of a file, in source order; nested functions don't have bodies of their own.
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
    /// Whether these edits remove a `super.init()`.
    ///
    /// The compiler inserts that call into an initializer that never makes it, and rejects an initializer that makes it
    /// on only some paths.
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
    /// Whether another range is inside this one; an empty range may also be at its end.
    func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
