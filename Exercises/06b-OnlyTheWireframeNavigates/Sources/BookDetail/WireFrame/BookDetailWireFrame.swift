import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending and back to where it came from.
final class BookDetailWireFrame {
    // TODO(06b.6): build the module of a book here, and nowhere else.
}

extension BookDetailWireFrame: BookDetailWireFrameProtocol {
    func presentLend(of book: Book) {
        // TODO(06b.4): lead to the sheet for lending.
    }

    func goBack() {
        // TODO(06b.4): take this module's screen off the stack, and no other one.
    }
}
