extension Walk {
    /// The first return that ended in another way, and what was wrong about it.
    struct Mismatch {
        let matter: Matter
        let round: String
        let wrong: String
        let screen: String
    }

    /// The things that are compared.
    enum Matter {
        case returning, failing, news
    }
}
