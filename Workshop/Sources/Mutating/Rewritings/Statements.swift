/// An `if` with what belongs to it, in bytes.
struct IfStatement {
    /// The conditions, without the commas between them.
    let conditions: [Range<Int>]
    /// Whether one of them binds a name, or asks for what only conditions may ask.
    let binds: Bool
    let then: Range<Int>
    /// Between the braces of a last `else`, or the whole of an `if` behind it.
    let otherwise: Range<Int>?
    /// Whether `otherwise` is an `if`.
    let goesOn: Bool
    let end: Int
}

/// A `guard` with what belongs to it, in bytes.
struct GuardStatement {
    let conditions: [Range<Int>]
    let binds: Bool
    let otherwise: Range<Int>
    let end: Int
}

/// A `switch` with what belongs to it, in bytes.
struct SwitchStatement {
    struct Case {
        /// Without `case`; nil for `default`.
        let pattern: Range<Int>?
        let body: Range<Int>
    }

    let subject: Range<Int>
    let cases: [Case]
    let end: Int
}
