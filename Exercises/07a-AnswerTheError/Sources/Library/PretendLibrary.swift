import Foundation

/// Stands in for the server in `play`, and answers in every way that a server can, after a second.
final class PretendLibrary: Library {
    private let now: @MainActor () -> Date
    private var attempts: [Int: Int] = [:]

    init(now: @escaping @MainActor () -> Date) {
        self.now = now
    }

    func send(
        _ request: LoanRequest,
        whenAnswered: @escaping @MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void
    ) {
        let attempt = attempts[request.bookID, default: 0]
        attempts[request.bookID] = attempt + 1
        let answer = answer(to: request, attempt: attempt)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { whenAnswered(answer) }
    }

    /// The first book is lent, and the second one isn't, since another borrower has it.
    ///
    /// The server can't be reached at first for the third. For the fourth, it answers with a page of its provider, and
    /// then says that the card expired.
    private func answer(to request: LoanRequest, attempt: Int) -> Result<LibraryAnswer, any Error> {
        switch (request.bookID, attempt) {
        case (2, _): .success(LibraryAnswer(status: 409, body: Data()))
        case (3, 0): .failure(URLError(.notConnectedToInternet))
        case (4, 0): .success(LibraryAnswer(status: 200, body: Data("<html>Back soon</html>".utf8)))
        case (4, _): .success(LibraryAnswer(status: 401, body: Data()))
        default: .success(LibraryAnswer(status: 200, body: lent(request)))
        }
    }

    private func lent(_ request: LoanRequest) -> Data {
        let secondsADay = 86_400.0
        let due = now().addingTimeInterval(Double(request.days) * secondsADay)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        // Encoding a name and a date can't fail.
        return (try? encoder.encode(Loan(borrower: request.borrower, due: due))) ?? Data()
    }
}
