/// A post as the server sends it.
nonisolated struct SentPost: Encodable, Sendable {
    let author: String
    let text: String

    /// What the server of the social app has.
    static let two = [
        SentPost(author: "Grace Hopper", text: "Found a bug. It had wings."),
        SentPost(author: "Alan Turing", text: "Will this program ever end?"),
    ]
}
