/// What was seen in one place of a controller.
struct ConcernUse {
    /// What kind of work it is, as a person reads it.
    enum Kind: String {
        case networking, storage, service, formatting, navigation, view, state
        case businessRule = "business rule"
        case telemetry, news

        /// Whether data is fetched, stored or deleted.
        var isData: Bool { [.networking, .storage, .service].contains(self) }
    }

    let kind: Kind
    /// As it is written: `URLSession.shared`.
    let use: String
    let offset: Int
    let line: Int
    /// The part in which it stands.
    let part: Int
}
