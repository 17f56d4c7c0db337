/// Hears of every change that was kept, before the caller gets its answer.
///
/// The manager holds its observers weakly.
protocol BookManagerObserver: AnyObject {
    func booksDidChange(_ books: [Book])
}
