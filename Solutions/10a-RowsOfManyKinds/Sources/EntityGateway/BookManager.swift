/// Reaches the books, wherever they are kept.
///
/// Every answer comes once, on the main actor, always later and never at once.
protocol BookManager: AnyObject {
    /// Answers with all books, in the order in which they are kept.
    func fetchAll(then answer: @escaping Answer<[Book]>)

    /// Answers with one book; with an error when there is none with this number.
    func fetch(id: Int, then answer: @escaping Answer<Book>)

    /// Stores that a book was lent.
    func lend(id: Int, as loan: Loan, then answer: @escaping Answer<Void>)

    /// Stores that every book is back on the shelf.
    func returnAll(then answer: @escaping Answer<Void>)

    /// Tells the observer of every change, for as long as it lives.
    func observe(with observer: any BookManagerObserver)
}
