/// One of the words that may follow `workbook`.
package protocol Subcommand: SendableMetatype {
    /// The word.
    static var name: String { get }
    /// What follows the word: `NN`, `[NAME]`; empty when nothing does.
    static var synopsis: String { get }
    /// What it does, in a few words for the list of commands.
    static var summary: String { get }
    /// What else is worth knowing, a few sentences.
    static var details: String { get }
    /// What the forms are, as a heading.
    static var formsTitle: String { get }
    /// What may be typed while it runs, or as an argument, and what each of these does.
    static var forms: [(name: String, text: String)] { get }
    /// The options beside `--help`.
    static var options: [Option] { get }

    /// Does it.
    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus
}

extension Subcommand {
    package static var details: String { "" }
    package static var formsTitle: String { "Lines" }
    package static var forms: [(name: String, text: String)] { [] }
    package static var options: [Option] { [] }
}
