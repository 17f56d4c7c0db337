/// The values that a module gets from its data, in the plural: `items`.
struct ModuleFetch: Sendable, Equatable {
    /// The plural, as a variable: `items`.
    let plural: String

    /// Takes the name of a variable.
    /// - Throws: `ScaffoldError.badFetch` if a variable can't have that name.
    init(_ typed: String) throws(ScaffoldError) {
        let name = SwiftWord.variableName(from: typed)
        guard typed.allSatisfy({ $0.isLetter || $0.isNumber }), SwiftWord.isName(typed) else {
            let suggestion = SwiftWord.isName(name) ? name : name.isEmpty ? "items" : name + "s"
            throw .badFetch(typed, reason: "a variable can't be called so", suggestion: suggestion)
        }
        if Self.taken.contains(name) {
            throw .badFetch(typed, reason: "a module has something else of that name", suggestion: name + "Entries")
        }
        plural = name
    }

    /// The plural inside a method's name: `Items`.
    var title: String { plural.prefix(1).uppercased() + plural.dropFirst() }

    /// One of the values, inside a type's name: `Item`.
    var one: String {
        let endings = [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("s", "")]
        guard !title.hasSuffix("ss"), let (plural, singular) = endings.first(where: { title.hasSuffix($0.0) }),
            title.count > plural.count
        else { return title }
        return title.dropLast(plural.count) + singular
    }

    /// Words of the generated code in whose scope the plural is a variable.
    private static let taken: Set<String> = [
        "title", "loading", "error", "message", "ui", "view", "presenter", "output", "navigator", "router", "delegate",
        "dataManager", "interactor", "useCase", "store", "answer", "result", "outcome", "log", "screen", "table",
        "rows",
        "children", "parent", "description", "loader", "viewController", "column", "views",
    ]
}
