/// The place where the books are kept.
///
/// It answers later, on the main actor, exactly once per call.
protocol BookStoring: AnyObject {
    typealias Loaded = @MainActor @Sendable (Result<[Book], any Error>) -> Void
    typealias Saved = @MainActor @Sendable (Result<Void, any Error>) -> Void

    /// Answers all books in the order in which they were stored.
    func load(_ answer: @escaping Loaded)

    /// Stores these books in place of all that were stored.
    func save(_ books: [Book], _ answer: @escaping Saved)

    /// Stores this book in place of the one with its id, and leaves the others as they are.
    func replace(_ book: Book, _ answer: @escaping Saved)
}
