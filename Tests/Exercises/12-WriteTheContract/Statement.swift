import SourceModel

/// One thing that can be said with a message: the message itself, or a part of what it carries.
///
/// An enum says one thing by each case, and a `Result` two. To the screen a struct shows a whole state, and so it says one
/// thing by each property.
struct Statement {
    /// The words of the message, of its parameters, and of the part.
    let words: [String]
    /// The words by which it differs from what else is said with the message.
    let own: [String]
    /// The types that come with it, as they are written.
    let types: [String]
    /// The names of these types: `Book` of `[Book]`.
    let carried: [String]
    /// Whether it is a case of an enum, which ends when another case is said.
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

    /// That something went wrong: a word in it begins with "err" or "fail".
    var isTrouble: Bool { Message.mention(words, Message.trouble) && !carried.contains("Book") }

    /// Whether its own words name a job, or what a job is about.
    func tellsAJob(of jobs: [Message]) -> Bool {
        let stems = jobs.flatMap(\.words).filter { $0.count > 2 }.map { String($0.prefix(5)) }
        return Message.mention(own, Message.jobs.union(stems))
    }

    /// That something is on its way, or no longer is.
    var isAboutWaiting: Bool { Message.mention(words, Message.waiting) && !isTrouble }

    /// Whether it comes with text, so that the Director chooses the words.
    var hasText: Bool { types.contains(where: Contract.isText) }

    /// Whether a flag and a text in it tell an error as well as a success.
    var tellsBothOutcomes: Bool { isTrouble && hasText && types.contains("Bool") }

    /// Whether it can end what it began: by a flag, or since another case takes its place.
    var endsByItself: Bool { isCase || types.contains("Bool") }

    /// Whether it brings the rows of the list.
    var bringsRows: Bool {
        types.contains { $0.contains("ShelfListBookUI") && ($0.contains("[") || $0.contains("<")) }
    }
}
