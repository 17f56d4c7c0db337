/// A word, a sign or a literal of a Swift text; spaces and comments aren't tokens.
struct Token: Equatable, Sendable {
    /// The token's kind.
    enum Kind: Equatable, Sendable {
        /// A keyword, a name or `_`.
        case word
        /// A number.
        case number
        /// A string, including its interpolations.
        case string
        /// `(`, `[` or `{`.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// `,`, `;`, `:`, `#` and `@`.
        case mark
        /// A run of any other characters; a single dot is a separate sign, so `?.` is two.
        case sign
    }

    /// The token's kind.
    let kind: Kind
    /// The source text.
    let text: String
    /// The UTF-8 bytes, from the start of the text.
    let range: Range<Int>
    /// The line of its beginning, from 0.
    let line: Int
    /// Whether it follows a space, a line break or a comment, or begins the text.
    let followsSpace: Bool
}
