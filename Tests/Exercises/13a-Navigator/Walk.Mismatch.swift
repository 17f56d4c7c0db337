extension Walk {
    /// The first step that went another way, and what it was about.
    struct Mismatch {
        let matter: Matter
        let module: Module
        let expected: String
        let happened: String
    }

    /// The requests of a step.
    enum Matter {
        case way, back, news
    }
}
