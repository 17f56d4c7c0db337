import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        store.load { result in
            guard let books = try? result.get() else {
                self.presenter?.presentFetchError()
                return
            }
            self.presenter?.present(books: books)
        }
    }

    func returnAllBooks() {
        store.load { result in
            guard let books = try? result.get() else {
                self.presenter?.presentReturnError()
                return
            }
            self.store.save(books.map(\.returned)) { result in
                let isStored = (try? result.get()) != nil
                isStored ? self.presenter?.presentReturnSuccess() : self.presenter?.presentReturnError()
            }
        }
    }
}
