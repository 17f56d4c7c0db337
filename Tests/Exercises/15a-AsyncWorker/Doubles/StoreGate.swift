import Spies

@testable import Exercise15a

/// Stands in for the store: each request waits until the test answers it, in whatever order the test wants.
///
/// It writes down what it was asked, and when it answers that. It says that it is on the main actor since its protocol
/// says that it need not be.
@MainActor
final class StoreGate: BookStoring {
    private(set) var requests: [StoreRequest] = []
    private let log: MessageLog

    /// Whether a request whose task is canceled fails at once, as a download does.
    ///
    /// Without it, it goes on and answers, as reading a file does.
    var stopsWhenCanceled = false

    struct Failure: Error {}

    init(log: MessageLog) {
        self.log = log
    }

    func load() async throws -> [Book] {
        try await answer(to: .load)
    }

    func returnAll() async throws {
        _ = try await answer(to: .returnAll)
    }

    func replace(_ book: Book) async throws {
        _ = try await answer(to: .replace, about: ", \(book.label)")
    }

    /// The request of a kind and number; nil as long as it was not made.
    func request(_ kind: StoreRequest.Kind, _ number: Int) -> StoreRequest? {
        requests.first { $0.kind == kind && $0.number == number }
    }

    func succeed(_ request: StoreRequest, with books: [Book] = []) {
        log.append("store.succeeds(\(request.kind.rawValue) \(request.number))")
        request.end(with: .success(books))
    }

    func fail(_ request: StoreRequest) {
        log.append("store.fails(\(request.kind.rawValue) \(request.number))")
        request.end(with: .failure(Failure()))
    }

    /// Ends what a test left without an answer.
    func close() {
        for request in requests { request.end(with: .failure(Failure())) }
    }

    private func answer(to kind: StoreRequest.Kind, about what: String = "") async throws -> [Book] {
        let number = requests.filter { $0.kind == kind }.count + 1
        let request = StoreRequest(kind, number: number, stopsWhenCanceled: stopsWhenCanceled)
        log.append("store.\(kind.rawValue)(\(number)\(what))")
        requests.append(request)
        return try await request.answer()
    }
}
