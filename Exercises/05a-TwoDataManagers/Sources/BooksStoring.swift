/// Who is told how a job of the store ended.
typealias Completion<Value> = @MainActor @Sendable (Result<Value, BooksStoreError>) -> Void

/// What the screen for lending asks of the store; the answer comes later, on the main actor.
protocol BooksStoring {
    /// Stores who has a book, and until when.
    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>)
}
