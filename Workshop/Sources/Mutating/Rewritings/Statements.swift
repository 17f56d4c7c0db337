/// The parts of an `if`, in bytes.
struct IfStatement {
    /// The conditions, without the commas between them.
    let conditions: [Range<Int>]
    /// Whether a condition binds a name, or has a form that only conditions allow.
    let binds: Bool
    let then: Range<Int>
    /// The bytes between the braces of a final `else`, or of a whole `else if`.
    let otherwise: Range<Int>?
    /// Whether `otherwise` is an `if`.
    let goesOn: Bool
    let end: Int
}

/// The parts of a `guard`, in bytes.
struct GuardStatement {
    let conditions: [Range<Int>]
    let binds: Bool
    let otherwise: Range<Int>
    let end: Int
}

/// The parts of a `switch`, in bytes.
struct SwitchStatement {
    struct Case {
        /// The pattern without `case`; nil for `default`.
        let pattern: Range<Int>?
        let body: Range<Int>
    }

    let subject: Range<Int>
    let cases: [Case]
    let end: Int
}
