/// One statement of a block, by its tokens.
package struct Statement: Equatable, Sendable {
    /// What it is.
    package enum Kind: Equatable, Sendable {
        /// An expression that is evaluated for what it does: a call, mostly.
        case call
        case assignment
        /// `let` and `var`.
        case binding
        case `guard`, `if`, loop, `switch`, `return`, other
    }

    /// What it is.
    package let kind: Kind
    /// Its tokens.
    package let tokens: Range<Int>
}

/// The statements between two braces.
package struct Block: Equatable, Sendable {
    /// What stands around them.
    package enum Kind: Equatable, Sendable {
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
    package let kind: Kind
    /// The tokens between the braces, without the head of a closure and without the labels of cases.
    package let tokens: Range<Int>
    /// In their order.
    package let statements: [Statement]
}
