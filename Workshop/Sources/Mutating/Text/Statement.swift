/// One statement of a block, by its tokens.
struct Statement: Equatable, Sendable {
    /// What it is.
    enum Kind: Equatable, Sendable {
        /// An expression that is evaluated for what it does: a call, mostly.
        case call
        case assignment
        /// `let` and `var`.
        case binding
        case `guard`, `if`, loop, `switch`, `return`, other
    }

    /// What it is.
    let kind: Kind
    /// Its tokens.
    let tokens: Range<Int>
}

/// The statements between two braces.
struct Block: Equatable, Sendable {
    /// What stands around them.
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

    /// What stands around them.
    let kind: Kind
    /// The tokens between the braces, without the head of a closure and without the labels of cases.
    let tokens: Range<Int>
    /// In their order.
    let statements: [Statement]
}
