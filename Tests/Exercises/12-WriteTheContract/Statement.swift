import SourceModel

/// One thing that can be said with a message: the message itself, or a part of what it carries.
///
/// An enum says one thing by each case, a `Result` two, and a struct, which shows a whole state, one by each property.
struct Statement {
    /// The words of the message, of its parameters, and of the part.
    let words: [String]
    /// The types that come with it, as they are written.
    let types: [String]
    /// The names of these types: `Book` of `[Book]`.
    let carried: [String]
    /// Whether it is a case of an enum, which ends when another case is said.
    let isCase: Bool

    private init(words: [String], types: [String], carried: [String], isCase: Bool = false) {
        self.words = words
        self.types = types
        self.carried = carried
        self.isCase = isCase
    }

    /// Everything that can be said with a message, in a contract that has these models beside the row.
    static func all(of message: Message, models: [Declaration]) -> [Statement] {
        let words = message.words + message.details
        let parts = models.filter { message.carried.contains($0.name) }.flatMap {
            Statement.parts(of: $0, saying: words)
        }
        if !parts.isEmpty { return parts }
        let said = Statement(words: words, types: message.types, carried: message.carried)
        guard message.carried.contains("Result") else { return [said] }
        return [said, Statement(words: words + ["failure"], types: [], carried: [])]
    }

    private static func parts(of model: Declaration, saying words: [String]) -> [Statement] {
        if model.kind == .enum {
            return model.members.filter { $0.kind == .enumCase }.map { outcome in
                let values = outcome.parameters.compactMap(\.type)
                let names = [outcome.name] + outcome.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) }
                return Statement(
                    words: words + names.flatMap(Message.words), types: values.map(\.text),
                    carried: values.flatMap(\.names), isCase: true)
            }
        }
        let properties = model.members.filter { $0.kind == .property && $0.isStored }
        let types = properties.compactMap { $0.knownType?.text }
        return properties.map { property in
            let own = property.knownType?.text ?? ""
            return Statement(
                // A flag says something about the values beside it.
                words: words + Message.words(of: property.name), types: own == "Bool" ? types : [own],
                carried: property.knownType?.names ?? [])
        }
    }

    /// That something went wrong: a word in it begins with "err" or "fail".
    var isTrouble: Bool { Message.mention(words, Message.trouble) && !carried.contains("Book") }

    /// That something is on its way, or no longer is.
    var isAboutWaiting: Bool { Message.mention(words, Message.waiting) && !isTrouble }

    /// Whether it comes with text, so that the Director chooses the words.
    var hasText: Bool { types.contains { $0.hasPrefix("String") } }

    /// Whether a flag and a text in it tell an error as well as a success.
    var tellsBothOutcomes: Bool { isTrouble && hasText && types.contains("Bool") }

    /// Whether it can end what it began: by a flag, or since another case takes its place.
    var endsByItself: Bool { isCase || types.contains("Bool") }

    /// Whether it brings the rows of the list.
    var bringsRows: Bool { types.contains { $0.contains("[ShelfListBookUI]") } }
}
