/// A use of one concern in one place of a controller.
struct ConcernUse {
    /// The kind of work, in words for people.
    enum Kind: String {
        case networking, storage, service, formatting, navigation, view, state
        case businessRule = "business rule"
        case telemetry, news

        /// Whether it fetches, stores or deletes data.
        var isData: Bool { [.networking, .storage, .service].contains(self) }
    }

    let kind: Kind
    /// The text of the use: `URLSession.shared`.
    let use: String
    let offset: Int
    let line: Int
    /// The index of the part around it.
    let part: Int
}
