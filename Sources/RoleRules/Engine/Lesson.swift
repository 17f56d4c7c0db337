/// The lessons that teach the rules. Change a number here when a rule gets a lesson of its own.
enum Lesson {
    static let massiveViewController = 1
    static let modules = 13
}
