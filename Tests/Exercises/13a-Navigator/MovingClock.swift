import Foundation

/// A clock that begins where these suites' clock stands still, and that a test can move.
final class MovingClock {
    private(set) var now = Clock.now()

    func move(days: Double) {
        now = now.addingTimeInterval(days * 86_400)
    }
}
