/// The lessons that teach the rules. Change a number here when a rule gets a lesson of its own.
enum Lesson {
    static let massiveViewController = 1
    static let modules = 13
    /// The one that has actors and their directions.
    static let viper = modules
    static let cleanViper = modules
    /// Capture, conversion and Transformers.
    static let dataCapture = modules
}
