/// A post in the form in which it is sent.
nonisolated struct PostRecord: Decodable, Sendable {
    let author: String
    let text: String

    /// The entity that the app works with.
    var post: Post { Post(author: author, text: text) }
}
