extension Walk {
    /// The first step that went another way, and what it was about.
    struct Mismatch {
        let matter: Matter
        let module: Module
        let expected: String
        let happened: String
    }

    /// What a step asks for.
    enum Matter {
        case way, back, news
    }
}
