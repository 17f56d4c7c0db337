import Foundation

/// A clock that begins where the other one stands, and goes on when a test says so.
final class MovingClock {
    private(set) var now = Clock.now()

    func moves(byDays days: Double) {
        now += days * 86_400
    }
}
