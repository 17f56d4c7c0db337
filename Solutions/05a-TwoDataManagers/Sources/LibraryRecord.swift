/// A book in the form in which the library sends it.
///
/// The library knows no loans; only this device does.
nonisolated struct LibraryRecord: Decodable, Sendable {
    let id: Int
    let name: String
    let by: String

    /// The entity that the app works with.
    var book: Book { Book(id: id, title: name, author: by) }
}
