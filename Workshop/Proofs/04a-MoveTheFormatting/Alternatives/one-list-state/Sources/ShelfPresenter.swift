import Foundation

/// Decides what the list shows and where a tap leads, and has the store do what the user asks for.
final class ShelfPresenter {
    private enum Work {
        case loading
        case returning
    }

    weak var view: (any ShelfViewProtocol)?
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    /// The books that came last; nil before the first have come.
    private var books: [Book]?
    /// The store may do both at once.
    private var work: Set<Work> = [] {
        didSet { render() }
    }

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    private func render() {
        view?.render(
            ShelfContents(
                isAtWork: !work.isEmpty, rows: (books ?? []).map(row),
                sentence: books?.isEmpty == true ? "No books yet" : nil))
    }

    private func row(_ book: Book) -> ShelfRow {
        var detail = book.author
        if let loan = book.loan { detail += ", lent to \(loan.borrower) until \(DueDate.text(loan.due))" }
        return ShelfRow(title: book.title, detail: detail, standsOut: book.loan?.isOverdue(at: now()) == true)
    }

    private func load() {
        work.insert(.loading)
        store.load { [weak self] result in
            if case .success(let books) = result { self?.books = books }
            self?.work.remove(.loading)
            if case .failure = result { self?.view?.cover(with: .failed("Your books could not be loaded.")) }
        }
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func userDidTapReturnAll() {
        if work.contains(.returning) { return }
        work.insert(.returning)
        store.returnAll { [weak self] result in
            self?.work.remove(.returning)
            guard case .success = result else {
                self?.view?.cover(with: .failed("Your books could not be returned."))
                return
            }
            self?.view?.cover(with: .done("All books are back on the shelf."))
            self?.load()
        }
    }

    func userDidSelectRow(at index: Int) {
        guard let books, books.indices.contains(index) else { return }
        view?.lead(to: books[index])
    }

    func didLendBook() {
        load()
    }
}
