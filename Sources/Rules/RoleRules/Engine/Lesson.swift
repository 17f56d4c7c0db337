/// The lessons that teach the rules.
enum Lesson {
    static let massiveViewController = 1
    /// Views and presenters know each other by protocols, and display models are ready to show.
    static let presenter = 4
    /// Use cases, entities and data managers become types of their own.
    static let interactor = 5
    /// Wireframes make modules.
    static let viper = 6
    /// Layers become separate: what each may name, and what crosses from one to the next.
    static let cleanViper = 8
    /// A UseCase captures what was typed, and a Transformer completes it.
    static let dataCapture = 9
    /// Text from outside becomes typed entities, or an error.
    static let report = 10
    /// A contract settles roles, their verbs and their names.
    static let contract = 11
    /// Scene, Director, Worker and Navigator become separate.
    static let actors = 12
    /// Modules meet, and news comes back.
    static let modules = 13
}
