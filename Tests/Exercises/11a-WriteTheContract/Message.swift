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
    /// The words of its labels and of its parameters' names.
    let details: [String]
    /// Whether it returns something, throws, or makes the caller wait with `async`.
    let answers: Bool
    /// The types of what it carries.
    let parameterTypes: [TypeName]
    private let parameters: [Parameter]

    /// - Parameter rest: the text from the method on, up to what follows it, without comments.
    init(_ method: Declaration, rest: String, naming names: TypeNames) {
        signature = method.signature
        words = Self.words(of: method.name)
        parameters = method.parameters
        parameterTypes = parameters.compactMap(\.type).map(names.resolved)
        types = parameterTypes.map(\.text)
        carried = parameterTypes.flatMap(names.names)
        details = parameters.flatMap(Self.words)
        let returns = method.type.map { $0.text != "Void" && $0.text != "()" } ?? false
        let effects = rest.split { !$0.isLetter }.filter { $0 == "async" || $0 == "throws" }
        answers = returns || !effects.isEmpty
    }

    /// Whether it takes a closure, or a place for its result.
    var takesAnswer: Bool { types.contains { $0.contains("->") || $0.hasPrefix("inout ") } }

    /// Whether it carries part of a screen: a controller, a control, a role, or an object of any kind.
    var carriesActors: Bool {
        carried.contains { Contract.isUIKit($0) || $0.hasPrefix("ShelfList_") || ["Any", "AnyObject"].contains($0) }
    }

    /// Whether its name or a parameter has one of these words in it, as a whole or as a beginning: `load` in `loading`.
    func mentions(_ stems: Set<String>) -> Bool { Self.mention(words + details, stems) }

    // MARK: - Screens

    /// Whether its name is an order in place of an event, such as `onOpenDetail`, `onBookOpenDetail` and `onLoadBooks`,
    /// but not `onLoadFinished`.
    var saysWhatFollows: Bool {
        let ways: Set = ["fetch", "open", "goto", "go", "navigate", "push"]
        let isPast = words.last?.hasSuffix("ed") == true
        let orders = ways.union(["show", "display", "present"] + (isPast ? [] : ["load", "reload"]))
        // The last word says what happened and isn't an order: `onShelfOpen`.
        let said = words.dropFirst().dropLast()
        return said.first.map(orders.contains) ?? false || !ways.isDisjoint(with: said)
    }

    /// Whether it names a place on the screen, such as an index.
    var tellsARow: Bool { carried.contains("IndexPath") || mentions(["index", "row", "position"]) }

    /// Whether it identifies one book: by the book itself, or by something that no other book has.
    var tellsABook: Bool {
        guard carried.allSatisfy({ $0 == "String" }) else { return true }
        let label = details.joined()
        return !carried.isEmpty && ["id", "identifier", "number", "isbn"].contains { label.hasSuffix($0) }
    }

    // MARK: - One thing

    /// Whether its name joins two things: "and", "or", "then", or a toggle, whose outcome depends on the state before.
    var isJoinedByName: Bool { !Set(words.dropFirst()).isDisjoint(with: ["and", "or", "then", "toggle"]) }

    /// Whether it carries two things that can happen without each other: rows or books, waiting, an outcome.
    var carriesTwoThings: Bool {
        let goods: Set = ["ShelfListBookUI", "Book"]
        let brings = parameters.filter { !goods.isDisjoint(with: $0.type?.names ?? []) }
        let others = parameters.filter { !brings.contains($0) }
        let ends = others.filter { Self.mention(Self.words($0), Self.trouble.union(["succe"])) }
        let waits = others.contains { !ends.contains($0) && Self.mention(Self.words($0), Self.waiting) }
        let endsByName = !brings.isEmpty && Self.mention(words, Self.trouble)
        return [!brings.isEmpty, waits, !ends.isEmpty || endsByName].count { $0 } > 1
    }

    /// Whether a job names a second one, in its name or its parameters, as in `fetch(returningAll:)`.
    var asksForTwoJobs: Bool {
        let jobs: Set = [
            "fetch", "fetching", "refetch", "load", "loading", "reload", "reloading", "refresh", "refreshing", "return",
            "returning",
        ]
        // Canceling a job is a job as well, and its name contains the other's.
        guard !["cancel", "stop", "abort"].contains(words.first) else { return false }
        return !jobs.isDisjoint(with: words.dropFirst() + details)
    }

    // MARK: - Words

    /// The beginnings of words by which names say that work goes on, or that it doesn't.
    static let waiting: Set = [
        "load", "wait", "busy", "work", "progress", "fetching", "pending", "activ", "spinn", "idle",
    ]

    /// The beginnings of the two words, error and failure, by which names say that something went wrong.
    static let trouble: Set = ["err", "fail"]

    /// Returns whether one of the words begins with one of the stems.
    static func mention(_ words: [String], _ stems: Set<String>) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
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

    private static func words(_ parameter: Parameter) -> [String] {
        [parameter.label, parameter.name].compactMap(\.self).flatMap(words(of:))
    }
}
