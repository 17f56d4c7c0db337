/// Colors text for a terminal, or leaves it plain where color is unwanted.
package struct Style: Sendable, Equatable {
    /// Whether text gets colors.
    package let isColored: Bool

    /// Creates a style with or without color.
    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// The style without color, for pipes and files.
    package static let plain = Style(isColored: false)

    /// Returns bold text, for headings and commands to type.
    package func bold(_ text: String) -> String { dressed(text, "1") }

    /// Returns faint text, for parts that may be skipped.
    package func faint(_ text: String) -> String { dressed(text, "2") }

    /// Returns text in the color for done and passed.
    package func good(_ text: String) -> String { dressed(text, "32") }

    /// Returns text in the color for not passed and broken.
    package func bad(_ text: String) -> String { dressed(text, "31") }

    /// Returns text in the color for begun and worth a look.
    package func open(_ text: String) -> String { dressed(text, "33") }

    /// Returns text in the color for a name from the code.
    package func code(_ text: String) -> String { dressed(text, "36") }

    /// Returns underlined text, for a word that the glossary explains.
    package func term(_ text: String) -> String { dressed(text, "4") }

    private func dressed(_ text: String, _ attribute: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(attribute)m\(text)\u{1B}[0m" : text
    }
}
