/// Hears of every change that was stored.
///
/// The store holds its observers weakly.
protocol BookStoreObserver: AnyObject {
    func booksDidChange(_ books: [Book])
}
