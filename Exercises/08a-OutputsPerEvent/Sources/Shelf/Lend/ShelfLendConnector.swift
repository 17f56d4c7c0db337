import Foundation

/// The only type that knows all classes of lending, and connects them.
enum ShelfLendConnector {
    // TODO(08a.7): make the screen for lending, with its whole stack.
}
