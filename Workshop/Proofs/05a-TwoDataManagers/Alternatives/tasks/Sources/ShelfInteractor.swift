import Foundation

/// The use case of the list: gets the library's books and keeps them on the device, and ends loans.
final class ShelfInteractor {
    weak var presenter: (any ShelfInteractorOutputProtocol)?
    private let api: any ShelfAPIDataManagerInputProtocol
    private let local: any ShelfLocalDataManagerInputProtocol
    private let now: @MainActor () -> Date

    init(
        apiDataManager: any ShelfAPIDataManagerInputProtocol,
        localDataManager: any ShelfLocalDataManagerInputProtocol, now: @escaping @MainActor () -> Date
    ) {
        api = apiDataManager
        local = localDataManager
        self.now = now
    }

    private func judged(_ books: [Book]) -> [ShelfBook] {
        books.map { book in ShelfBook(book: book, isOverdue: book.loan.map { $0.isOverdue(at: now()) } ?? false) }
    }

    private static func answer<Value: Sendable>(
        to ask: (@escaping Answer<Value>) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in ask { answer.resume(with: $0) } }
    }
}

// MARK: - From the presenter

extension ShelfInteractor: ShelfInteractorInputProtocol {
    func fetchBooks() {
        Task { [weak self, api, local] in
            do {
                guard let sent = try? await Self.answer(to: api.downloadBooks) else {
                    guard let stored = try await Self.answer(to: local.loadBooks) else {
                        self?.presenter?.didFailToFetch()
                        return
                    }
                    self?.report(stored: stored)
                    return
                }
                let kept = try await Self.answer { local.persist(sent, then: $0) }
                self?.report(fetched: kept)
            } catch {
                self?.presenter?.didFailToFetch()
            }
        }
    }

    func returnAllBooks() {
        Task { [weak self, local] in
            do {
                let books = try await Self.answer(to: local.returnAllBooks)
                self?.report(returned: books)
            } catch {
                self?.presenter?.didFailToReturnAll()
            }
        }
    }

    private func report(stored books: [Book]) { presenter?.didFetchStored(judged(books)) }
    private func report(fetched books: [Book]) { presenter?.didFetch(judged(books)) }
    private func report(returned books: [Book]) { presenter?.didReturnAll(judged(books)) }
}
