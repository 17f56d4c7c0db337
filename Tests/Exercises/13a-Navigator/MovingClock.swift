import Foundation

/// A clock that begins at the fixed time of these suites' clock, and that a test can move.
final class MovingClock {
    private(set) var now = Clock.now()

    func move(days: Double) {
        now = now.addingTimeInterval(days * 86_400)
    }
}
