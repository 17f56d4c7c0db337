/// A word, a sign or a literal of a Swift text; space and comments between tokens are none.
struct Token: Equatable, Sendable {
    /// What it is.
    enum Kind: Equatable, Sendable {
        /// A keyword, a name or `_`.
        case word
        /// A number.
        case number
        /// A string with all that stands in it.
        case string
        /// `(`, `[` or `{`.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// `,`, `;`, `:`, `#` and `@`.
        case mark
        /// Anything else, a run of signs as one: `?.` is two, since a dot stands alone.
        case sign
    }

    /// What it is.
    let kind: Kind
    /// As it is written.
    let text: String
    /// UTF-8 bytes from the start of the text.
    let range: Range<Int>
    /// The line it begins on, from 0.
    let line: Int
    /// Whether a space, a line break or a comment stands in front of it, or nothing.
    let followsSpace: Bool
}
