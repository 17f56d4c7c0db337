import SourceModel

/// The meanings of a file's local names, and where they hold.
struct Scopes {
    enum Meaning {
        case local(Local)
        case parameter(Declaration)
        /// A member, a global, or a name from another module.
        case other
    }

    /// A local variable, and the range in which its name refers to it.
    struct Local {
        let declaration: Declaration
        let scope: Range<Int>
        /// Whether it is `let name` or `[name]`, short for `let name = name` and `[name = name]`.
        let isShorthand: Bool
        /// The index of the name's token.
        let index: Int
    }

    let locals: [Local]
    private let byName: [String: [Local]]
    private let code: ParsedFile

    init(_ code: ParsedFile) {
        self.code = code
        let found = code.file.declarations.flatMap(\.all).filter {
            $0.kind == .local && $0.name != "_" && $0.name != "self"
        }
        locals = found.compactMap { Self.local($0, in: code) }
        byName = Dictionary(grouping: locals, by: \.declaration.name)
    }

    /// Returns the meaning of a name without a receiver.
    func meaning(of name: String, at offset: Int) -> Meaning {
        let around = (byName[name] ?? []).filter { $0.scope.contains(offset) }
        let inner = around.max { $0.scope.lowerBound < $1.scope.lowerBound }
        let function = code.file.path(to: offset).last { function in
            function.isFunction && function.extent.body?.contains(offset) == true
                && function.parameters.contains { $0.name == name }
        }
        if let inner, (function?.extent.body?.lowerBound ?? 0) <= inner.scope.lowerBound { return .local(inner) }
        return function.map { .parameter($0) } ?? .other
    }

    // MARK: - Where a name holds

    private static func local(_ declaration: Declaration, in code: ParsedFile) -> Local? {
        let index = code.index(from: declaration.extent.name.lowerBound)
        guard code.tokens.indices.contains(index), code.word(index) == declaration.name else { return nil }
        let place = Place(index, in: code)
        guard let end = place.end else { return nil }
        return Local(
            declaration: declaration, scope: place.start..<max(place.start, end), isShorthand: place.isShorthand,
            index: index)
    }

    /// The range in which a local variable's name holds.
    private struct Place {
        var start: Int
        var end: Int?
        var isShorthand = false

        init(_ index: Int, in code: ParsedFile) {
            start = code.end(index)
            guard let block = code.brace(around: index), let close = code.partner(block) else { return }
            end = code.start(close)
            // The name is in a closure's parameter list or capture list.
            var at = index
            while code.parent(at) != block { at = code.parent(at) }
            if code.isSign(at - 1, "{") || at == block + 1 {
                isShorthand = at != index && code.isSign(at, "[") && !code.isSign(index + 1, "=")
                if code.isSign(at, "["), let last = code.partner(at) { start = code.end(last) }
                return
            }
            readStatement(around: at, index, in: code)
        }

        /// Looks for the keyword that begins the statement.
        private mutating func readStatement(around at: Int, _ index: Int, in code: ParsedFile) {
            var word = at
            let block = code.parent(at)
            while word > block {
                defer { word -= 1 }
                guard code.parent(word) == block else { continue }
                if code.isSign(word, "}") || code.isSign(word, "{") { break }
                if code.isCaseLabel(word) {
                    let next = code.next(after: word) { code.isCaseLabel($0) }
                    end = next.map { code.start($0) } ?? end
                    return
                }
                guard let keyword = ["if", "guard", "while", "for", "catch"].first(where: { code.isKeyword(word, $0) })
                else { continue }
                let isBound = code.isKeyword(index - 1, "let") || code.isKeyword(index - 1, "var")
                isShorthand =
                    isBound
                    && (code.isSign(index + 1, ",") || code.isSign(index + 1, "{") || code.isKeyword(index + 1, "else"))
                    && at == index
                if keyword != "guard",
                    let brace = code.next(after: index == at ? index : at, where: { code.isSign($0, "{") }),
                    let close = code.partner(brace)
                {
                    end = code.end(close)
                }
                start = valueEnd(from: at, in: code) ?? start
                return
            }
            start = valueEnd(from: at, in: code) ?? start
        }

        /// Returns the end of the variable's initial value, in which its name doesn't hold yet.
        private func valueEnd(from at: Int, in code: ParsedFile) -> Int? {
            var next = at + 1
            let block = code.parent(at)
            while next < code.tokens.count, code.parent(next) >= block {
                if code.parent(next) == block {
                    let ends = code.isSign(next, ",") || code.isSign(next, "}") || code.isKeyword(next, "else")
                    if ends || code.beginsStatement(next) || code.isSign(next, "{") && !isClosure(next, in: code) {
                        return code.start(next)
                    }
                }
                next += 1
            }
            return nil
        }

        private func isClosure(_ brace: Int, in code: ParsedFile) -> Bool {
            code.file.closures.contains { $0.extent.lowerBound == code.start(brace) }
        }
    }
}
