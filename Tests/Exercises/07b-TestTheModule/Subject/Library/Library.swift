/// The way to the library's server: a request goes out, and what comes back is told once, later.
protocol Library: AnyObject {
    func send(
        _ request: LoanRequest,
        whenAnswered: @escaping @MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void)
}
