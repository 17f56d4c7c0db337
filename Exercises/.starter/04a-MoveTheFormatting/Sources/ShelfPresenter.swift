import Foundation

/// Decides what the list shows and where a tap leads, and has the store do what the user asks for.
final class ShelfPresenter {
    // TODO(04a.5): which objects does it know, and what does it keep? Which one owns which?
    // TODO(04a.7): what may be gone when the store answers?

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        // TODO(04a.1): what does each event ask of the store, and what follows from the answer?
    }

    func userDidTapReturnAll() {
    }

    func userDidSelectRow(at index: Int) {
    }

    func didLendBook() {
    }
}
