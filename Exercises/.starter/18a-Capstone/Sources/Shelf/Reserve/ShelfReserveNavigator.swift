import HeadlessUIKit

/// Builds the module of the reservations.
final class ShelfReserveNavigator {
    // TODO(18a.5): decide who holds whom, and how weakly.
    static func makeModule() -> UIViewController {
        ShelfReserveScene()
    }
}
