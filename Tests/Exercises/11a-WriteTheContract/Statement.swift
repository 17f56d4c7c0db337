import SourceModel

/// One thing that can be said with a message: the message itself, or a part of what it carries.
///
/// An enum says one thing with each case, and a `Result` says two. A struct for the screen is a whole state, which says
/// one thing with each property.
struct Statement {
    /// The words of the message, of its parameters, and of the part.
    let words: [String]
    /// The words that distinguish it from the message's other statements.
    let own: [String]
    /// The types that come with it, as they are written.
    let types: [String]
    /// The names of these types: `Book` of `[Book]`.
    let carried: [String]
    /// Whether it is a case of an enum, which the next case replaces.
    let isCase: Bool

    init(
        words: [String], own: [String], types: [TypeName] = [], in names: TypeNames, isCase: Bool = false
    ) {
        self.words = words
        self.own = own
        self.types = types.map(\.text)
        self.carried = types.flatMap(names.names)
        self.isCase = isCase
    }

    /// Whether it reports a failure: a word in it begins with a stem such as "err" or "fail".
    var isTrouble: Bool { Message.mention(words, Message.trouble) && !carried.contains("Book") }

    /// Returns whether it names a job, by a word of that job's message that no other job's message has.
    func tells(_ job: Message, among jobs: [Message]) -> Bool {
        let others = jobs.filter { $0.signature != job.signature }.flatMap(\.words)
        let stems = job.words.filter { $0.count > 2 && !others.contains($0) }.map { String($0.prefix(5)) }
        return Message.mention(words + own + carried.flatMap(Self.words(ofType:)), Set(stems))
    }

    /// Returns the words of a type's name without the module's: `fetch`, `error` of `ShelfListFetchError`.
    static func words(ofType name: String) -> [String] {
        Message.words(of: name.hasPrefix("ShelfList") ? String(name.dropFirst("ShelfList".count)) : name)
    }

    /// Whether it says that something is on its way, or no longer is.
    var isAboutWaiting: Bool { Message.mention(words, Message.waiting) && !isTrouble }

    /// Whether it comes with text, so that the Director chooses the words.
    var hasText: Bool { types.contains(where: Contract.isText) }

    /// Whether it can report both an error and a success, by a flag and a text.
    var tellsBothOutcomes: Bool { isTrouble && hasText && types.contains("Bool") }

    /// Whether it can end what it began: by a flag, or because another case replaces it.
    var endsByItself: Bool { isCase || types.contains("Bool") }

    /// Whether it carries the rows of the list.
    var bringsRows: Bool {
        types.contains { $0.contains("ShelfListBookUI") && ($0.contains("[") || $0.contains("<")) }
    }
}
