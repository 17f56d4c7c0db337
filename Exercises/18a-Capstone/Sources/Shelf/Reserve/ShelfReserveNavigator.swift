import HeadlessUIKit

/// Builds the module of the reservations.
final class ShelfReserveNavigator {
    // TODO(18a.5): decide which object holds which, and how weakly.
    static func makeModule() -> UIViewController {
        ShelfReserveScene()
    }
}
