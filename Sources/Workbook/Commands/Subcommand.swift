/// A command of `workbook`.
package protocol Subcommand: SendableMetatype {
    /// The word that is typed.
    static var name: String { get }
    /// The arguments after the word, such as `NN` or `[NAME]`, or an empty text.
    static var synopsis: String { get }
    /// The purpose in a few words, for the list of commands.
    static var summary: String { get }
    /// Further information in a few sentences.
    static var details: String { get }
    /// The heading of the forms.
    static var formsTitle: String { get }
    /// The lines or arguments that may be typed, each with its effect.
    static var forms: [(name: String, text: String)] { get }
    /// The options other than `--help`.
    static var options: [Option] { get }

    /// Runs the command.
    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus
}

extension Subcommand {
    package static var details: String { "" }
    package static var formsTitle: String { "Lines" }
    package static var forms: [(name: String, text: String)] { [] }
    package static var options: [Option] { [] }
}
