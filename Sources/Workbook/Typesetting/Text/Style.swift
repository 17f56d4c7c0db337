/// Dresses text for a terminal, or leaves it alone where color is unwanted.
package struct Style: Sendable, Equatable {
    /// Whether anything is colored at all.
    package let isColored: Bool

    /// Colors when asked to; plain text otherwise.
    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Text without any color, for pipes and files.
    package static let plain = Style(isColored: false)

    /// Heavier than the rest: headings and what to type.
    package func bold(_ text: String) -> String { dressed(text, "1") }

    /// Lighter than the rest: what may be skipped.
    package func faint(_ text: String) -> String { dressed(text, "2") }

    /// Done, passed.
    package func good(_ text: String) -> String { dressed(text, "32") }

    /// Not passed, broken.
    package func bad(_ text: String) -> String { dressed(text, "31") }

    /// Begun, or worth a look.
    package func open(_ text: String) -> String { dressed(text, "33") }

    /// A name from the code.
    package func code(_ text: String) -> String { dressed(text, "36") }

    /// A word that the glossary explains.
    package func term(_ text: String) -> String { dressed(text, "4") }

    private func dressed(_ text: String, _ attribute: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(attribute)m\(text)\u{1B}[0m" : text
    }
}
