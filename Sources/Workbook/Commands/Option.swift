/// An option of a command.
package struct Option {
    /// The name with its dashes: `--tier`.
    package let name: String
    /// The name of its value in the help, or nil for an option without a value.
    package let value: String?
    /// The effect of the option, in a few words.
    package let summary: String

    /// Creates an option from its parts.
    package init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// The options of every command.
    package static let common = [Option("--help", "shows this text")]
}
