/// The lessons that teach the rules.
enum Lesson {
    static let massiveViewController = 1
    /// Where views and presenters come to know each other by protocols, and what is shown is ready to be shown.
    static let presenter = 4
    /// Where use cases, entities and data managers part.
    static let interactor = 5
    /// Where wireframes make modules.
    static let viper = 6
    /// Where layers part: what each may name, and what crosses from one to the next.
    static let cleanViper = 8
    /// Where what was typed is captured, and a Transformer carries it to its end.
    static let dataCapture = 9
    /// Where text from outside becomes typed entities, or an error.
    static let report = 10
    /// Where roles, their verbs and their names are agreed on.
    static let contract = 11
    /// Where Scene, Director, Worker and Navigator part.
    static let actors = 12
    /// Where modules meet, and news comes back.
    static let modules = 13
}
