import Foundation

@testable import Exercise07a

/// Stands in for the library's server: keeps what it is asked, and answers when the test says so.
final class StubLibrary: Library {
    private(set) var requests: [LoanRequest] = []
    private var waiting: [@MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void] = []

    func send(
        _ request: LoanRequest,
        whenAnswered: @escaping @MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void
    ) {
        requests.append(request)
        waiting.append(whenAnswered)
    }

    /// Answers all that waits, the first request first.
    ///
    /// Returns whether anything waited.
    @discardableResult
    func answer(_ answer: Result<LibraryAnswer, any Error>) -> Bool {
        let all = waiting
        waiting = []
        for one in all { one(answer) }
        return !all.isEmpty
    }
}

extension StubLibrary {
    typealias Answer = Result<LibraryAnswer, any Error>

    static let refusal = answered(409, "")
    static let noConnection = Answer.failure(URLError(.notConnectedToInternet))
    /// Lends to Cleo, until another day than the requested one.
    static let loan = answered(200, #"{"borrower":"Cleo","due":"2024-06-01T12:00:00Z"}"#)

    static func answered(_ status: Int, _ body: String) -> Answer {
        .success(LibraryAnswer(status: status, body: Data(body.utf8)))
    }
}
