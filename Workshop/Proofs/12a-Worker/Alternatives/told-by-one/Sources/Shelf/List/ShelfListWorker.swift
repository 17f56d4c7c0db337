import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    private typealias Loaded = Result<[Book], any Error>

    /// How a return can end.
    private enum End {
        case done, failed
    }

    private unowned let store: any BookStoring
    weak var presenter: (any ShelfList_PresentData)?

    init(store: any BookStoring) {
        self.store = store
    }

    private func tell(_ end: End) {
        switch end {
        case .done: presenter?.presentReturnSuccess()
        case .failed: presenter?.presentReturnError()
        }
    }

    private static func returned(_ books: [Book]) -> [Book] {
        books.map { book in
            var returned = book
            returned.loan = nil
            return returned
        }
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        store.load { [weak presenter] result in
            do {
                presenter?.present(books: try result.get())
            } catch {
                presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        store.load(save)
    }

    private func save(_ loaded: Loaded) {
        guard case .success(let books) = loaded else { return tell(.failed) }
        store.save(Self.returned(books)) { [weak self] saved in
            if case .failure = saved { self?.tell(.failed) } else { self?.tell(.done) }
        }
    }
}
