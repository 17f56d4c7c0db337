import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListWireFrame {
    // TODO(06b.6): build the module of the list here, and nowhere else.
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        // TODO(06b.4): lead to the book.
    }
}
