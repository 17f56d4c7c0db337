/// A closure that receives the result of a store's job.
typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

/// Keeps books; every answer comes later, on the main actor.
protocol BooksStoring {
    /// Gets the books, in their order.
    func load(then completion: @escaping Completion<[Book]>)

    /// Stores who has a book, and until when.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>)

    /// Ends all loans.
    func returnAll(then completion: @escaping Completion<Void>)
}
