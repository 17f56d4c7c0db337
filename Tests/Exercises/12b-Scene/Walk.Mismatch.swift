extension Walk {
    /// The first step after which something was wrong, and what it was about.
    struct Mismatch {
        let matter: Matter
        let step: String
        let wrong: String
        let screen: String
    }

    /// The things that are compared.
    enum Matter {
        case rows, taps, states, outcomes
    }
}
