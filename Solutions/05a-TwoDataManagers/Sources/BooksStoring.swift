/// A closure that receives the result of a store's job.
typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

/// Requests of the screen for lending to the store; the answer comes later, on the main actor.
protocol BooksStoring {
    /// Stores who has a book, and until when.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>)
}
