import Foundation

/// Decides what the list shows and where a tap leads, and has the store do what the user asks for.
final class ShelfPresenter {
    weak var view: (any ShelfViewProtocol)?
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private var books: [Book] = []
    private var isReturning = false

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    private func loadBooks() {
        view?.showLoader()
        Task { [weak self, store] in
            let result = await withCheckedContinuation { answer in store.load { answer.resume(returning: $0) } }
            self?.didLoad(result)
        }
    }

    private func didLoad(_ result: Result<[Book], BooksStoreError>) {
        view?.hideLoader()
        do throws(BooksStoreError) {
            books = try result.get()
            if books.isEmpty {
                view?.show(placeholder: "No books yet")
            } else {
                view?.show(rows: books.map(row))
            }
        } catch {
            view?.show(error: "Your books could not be loaded.")
        }
    }

    private func didReturnAll(_ result: Result<Void, BooksStoreError>) {
        isReturning = false
        view?.show(canReturn: true)
        view?.hideLoader()
        do throws(BooksStoreError) {
            try result.get()
            view?.show(success: "All books are back on the shelf.")
            loadBooks()
        } catch {
            view?.show(error: "Your books could not be returned.")
        }
    }

    private func row(of book: Book) -> ShelfRow {
        let loan = book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfRow(
            title: book.title, detail: [book.author, loan].compactMap(\.self).joined(separator: ", "),
            standsOut: book.loan?.isOverdue(at: now()) ?? false)
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        loadBooks()
    }

    func userDidTapReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        view?.show(canReturn: false)
        view?.showLoader()
        Task { [weak self, store] in
            let result = await withCheckedContinuation { answer in store.returnAll { answer.resume(returning: $0) } }
            self?.didReturnAll(result)
        }
    }

    func userDidSelectRow(at index: Int) {
        guard index < books.count else { return }
        view?.presentBookDetail(of: books[index])
    }

    func didLendBook() {
        loadBooks()
    }
}
