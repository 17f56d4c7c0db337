/// One step of a lesson that refactors an app while it keeps running.
struct LessonStep {
    /// The name of the part that moves: `Scene`.
    let name: String
    /// The files or folders of the lesson's own sources that exist from this step on.
    let arrives: [String]
    /// The files or folders of the original lesson's sources that are gone from this step on.
    let leaves: [String]
    /// The lesson's suites that pass from this step on.
    let suites: [String]

    init(_ fields: JSONFields) throws(CatalogueError) {
        name = try fields.text("name", "what moves, in one word")
        arrives = try fields.texts("arrives", "a list of files or folders in the lesson's Sources")
        leaves = try fields.texts("leaves", "a list of files or folders of the lesson that it begins from")
        suites = try fields.texts("suites", "a list of files or folders in the lesson's suites")
    }
}
