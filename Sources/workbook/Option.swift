/// An option that a command knows.
struct Option {
    /// With its dashes: `--tier`.
    let name: String
    /// What its value is called in the help; nil for an option without one.
    let value: String?
    /// What it does, in a few words.
    let summary: String

    /// An option from its parts.
    init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// Options that every command knows.
    static let common = [Option("--help", "shows this text")]
}
