import SourceModel

/// Gives an example's declarations the new module's names, wherever they appear: in code, comments and texts.
struct ExampleRenaming {
    /// The outermost types of the example.
    let ownTypes: Set<String>
    /// The notes about declarations that needed another kind of name.
    let notes: [String]
    private let example: String
    private let name: String
    private var names: [String: String] = [:]

    init(_ sources: Sources, from example: String, to name: String) {
        self.example = example
        self.name = name
        let outermost = sources.files.flatMap(\.declarations).filter { $0.kind != .extension }
        ownTypes = Set(outermost.filter(\.isType).map(\.name))
        var notes: [String] = []
        for declaration in sources.files.flatMap(\.declarations).flatMap(\.all) where declaration.kind != .extension {
            let parameters = declaration.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) }
            for word in [declaration.name] + parameters {
                let renamed = Self.renamed(word, from: example, to: name)
                if renamed != word { names[word] = renamed }
            }
        }
        // Two types with the same name can't coexist.
        for declaration in outermost where names[declaration.name] == nil && declaration.access?.isOfFile != true {
            let isType = declaration.isType || declaration.kind == .typealias
            let renamed = isType ? name + declaration.name : Self.lowercased(name) + Self.uppercased(declaration.name)
            names[declaration.name] = renamed
            notes.append("\(declaration.name) is called \(renamed), since the example has one of that name")
        }
        self.notes = notes
    }

    /// Returns a text with every name replaced.
    func apply(to text: String) -> String {
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += names[word] ?? word
                result.append(character)
                word = ""
            }
        }
        return result + (names[word] ?? word)
    }

    /// Returns `ShelfPresenter+Lending.swift` under the new module's name.
    func fileName(_ part: String) -> String {
        let renamed = apply(to: part)
        return renamed == part ? Self.renamed(part, from: example, to: name) : renamed
    }

    /// Replaces the example's words in a name with the new module's, even in `gotoItemsList` and `itemsListWorker`.
    private static func renamed(_ word: String, from example: String, to name: String) -> String {
        let characters = Array(word)
        var result = ""
        var index = 0
        while index < characters.count {
            let rest = String(characters[index...])
            let isStart = index == 0 || ExampleName.isBoundary(before: index, in: characters)
            let end = index + example.count
            let isEnd = end >= characters.count || !characters[end].isLowercase
            if isStart, isEnd, rest.hasPrefix(example) {
                result += name
                index = end
            } else if index == 0, isEnd, rest.hasPrefix(lowercased(example)) {
                result += lowercased(name)
                index = end
            } else {
                result.append(characters[index])
                index += 1
            }
        }
        return result
    }

    private static func lowercased(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
    private static func uppercased(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension Access {
    /// Whether only its own file can see the declaration.
    fileprivate var isOfFile: Bool { self == .private || self == .fileprivate }
}
