/// An option that a command knows.
package struct Option {
    /// With its dashes: `--tier`.
    package let name: String
    /// What its value is called in the help; nil for an option without one.
    package let value: String?
    /// What it does, in a few words.
    package let summary: String

    /// An option from its parts.
    package init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// Options that every command knows.
    package static let common = [Option("--help", "shows this text")]
}
