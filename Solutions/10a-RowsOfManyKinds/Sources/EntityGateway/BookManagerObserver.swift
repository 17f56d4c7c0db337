/// Told after every change that was kept, and before whoever asked for it is answered. The manager holds its observers weakly.
protocol BookManagerObserver: AnyObject {
    func booksDidChange(_ books: [Book])
}
