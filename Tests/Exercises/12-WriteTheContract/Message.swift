import SourceModel

/// One message of a role.
struct Message {
    let signature: String
    /// `on`, `book`, `selected` of `onBookSelected`.
    let words: [String]
    /// The types of what it carries, as they are written.
    let types: [String]
    /// The names of the types that it carries: `Book` of `[Book]`.
    let carried: [String]
    /// Whether it carries an enum of the contract, each case of which is one thing that can be said.
    let isChoice: Bool
    /// What is said by labels and names of parameters, and by the cases and properties of what it carries.
    private let details: [String]
    /// Whether it returns something, throws, or keeps the one who asks waiting with `async`.
    let answers: Bool

    /// - Parameter rest: the text from the method on, up to what follows it, without comments.
    init(_ method: Declaration, rest: String) {
        signature = method.signature
        words = Self.words(of: method.name)
        types = method.parameters.compactMap { $0.type?.text }
        carried = method.parameters.compactMap(\.type).flatMap(\.names)
        isChoice = false
        details = method.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) }.flatMap(Self.words)
        let returns = method.type.map { $0.text != "Void" && $0.text != "()" } ?? false
        let effects = rest.split { !$0.isLetter }.filter { $0 == "async" || $0 == "throws" }
        answers = returns || !effects.isEmpty
    }

    /// The same message, with what the models that it carries hold.
    init(_ message: Message, carrying models: [Declaration]) {
        signature = message.signature
        words = message.words
        types = message.types + models.flatMap(Contract.held)
        carried = message.carried
        isChoice = models.contains { $0.kind == .enum }
        details =
            message.details
            + models.flatMap(\.members).filter { $0.kind == .enumCase || $0.kind == .property }
            .flatMap { Self.words(of: $0.name) }
        answers = message.answers
    }

    /// Whether it takes a closure.
    var takesClosure: Bool { types.contains { $0.contains("->") } }

    /// Whether its name or a detail has one of these words in it, as a whole or as a beginning: `load` in `loading`.
    func mentions(_ stems: Set<String>) -> Bool {
        (words + details).contains { word in stems.contains { word.hasPrefix($0) } }
    }

    static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}
