import Foundation

/// Decides what the list shows and where a tap leads, and has the store do what the user asks for.
final class ShelfPresenter {
    weak var view: (any ShelfViewProtocol)?
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private var books: [Book] = []
    /// Whether a return is on its way, which keeps a second one from starting.
    private var isReturning = false

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    private func loadBooks() {
        view?.display(loading: true)
        store.load { [weak self] result in
            guard let self else { return }
            self.view?.display(loading: false)
            switch result {
            case .success(let books):
                self.show(books)
            case .failure:
                self.view?.tell("Error", "Your books could not be loaded.")
            }
        }
    }

    private func returnAllBooks() {
        guard !isReturning else { return }
        isReturning = true
        view?.display(loading: true)
        store.returnAll { [weak self] result in
            guard let self else { return }
            self.isReturning = false
            self.view?.display(loading: false)
            switch result {
            case .success:
                self.loadBooks()
                self.view?.tell("Done", "All books are back on the shelf.")
            case .failure:
                self.view?.tell("Error", "Your books could not be returned.")
            }
        }
    }

    private func show(_ books: [Book]) {
        self.books = books
        let time = now()
        view?.display(books.map { ShelfRow($0, at: time) })
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        loadBooks()
    }

    func userDidTapReturnAll() {
        returnAllBooks()
    }

    func userDidSelectRow(at index: Int) {
        // The rows may have changed between the touch and its end.
        guard books.indices.contains(index) else { return }
        view?.open(books[index])
    }

    func didLendBook() {
        loadBooks()
    }
}
