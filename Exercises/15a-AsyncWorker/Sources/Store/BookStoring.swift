/// The place where the books are kept.
///
/// A caller waits for the answer without keeping others from working.
///
/// When the task that waits is canceled, a store may stop and throw an error, or go on and answer.
nonisolated protocol BookStoring: AnyObject, Sendable {
    /// All books in the order in which they were stored.
    ///
    /// Throws when they can't be read.
    func load() async throws -> [Book]

    /// Ends all loans and stores that.
    ///
    /// Throws when it could not be stored.
    func returnAll() async throws

    /// Stores this book in place of the one with its id, and leaves the others as they are.
    ///
    /// Throws when it could not.
    func replace(_ book: Book) async throws
}
