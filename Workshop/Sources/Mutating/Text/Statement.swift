/// One statement of a block, by its tokens.
struct Statement: Equatable, Sendable {
    /// The statement's kind.
    enum Kind: Equatable, Sendable {
        /// An expression that is evaluated for its side effect, usually a call.
        case call
        case assignment
        /// `let` and `var`.
        case binding
        case `guard`, `if`, loop, `switch`, `return`, other
    }

    /// The statement's kind.
    let kind: Kind
    /// The statement's tokens.
    let tokens: Range<Int>
}

/// The statements between two braces.
struct Block: Equatable, Sendable {
    /// The construct that the braces belong to.
    enum Kind: Equatable, Sendable {
        /// The body of a function or of a getter.
        case body
        /// The block of `if`, `guard`, `for`, `do` and so on.
        case control
        /// One case of a switch.
        case `case`
        /// A closure.
        case closure
    }

    /// The construct that the braces belong to.
    let kind: Kind
    /// The tokens between the braces, without a closure's head or a case's label.
    let tokens: Range<Int>
    /// The statements in source order.
    let statements: [Statement]
}
