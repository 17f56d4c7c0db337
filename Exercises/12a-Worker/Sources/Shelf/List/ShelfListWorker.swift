import Foundation
import HeadlessUIKit

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    // TODO(12a.5): the screen may be gone when the answer comes. Which objects are still needed then?
    var presenter: ShelfList_PresentData?

    // TODO(12a.6): store the presenter and the store, and nothing else; know no UI.
    private let store: BookStoring
    private var books: [Book] = []

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        // TODO(12a.1): present the stored books, in their order.
        // TODO(12a.2): say so when they can't be loaded.
        presenter?.present(books: books)
    }

    func returnAllBooks() {
        // TODO(12a.3): end all loans, store that, and then say so.
        // TODO(12a.4): say so when it can't be done.
        presenter?.presentReturnSuccess()
    }
}
