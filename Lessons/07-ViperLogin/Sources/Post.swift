/// A user's post, as the app thinks of it.
nonisolated struct Post: Equatable, Sendable {
    let author: String
    let text: String
}
