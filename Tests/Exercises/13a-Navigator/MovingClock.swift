import Foundation

/// A clock that begins at noon of May 20, 2124, as that of these suites, and goes on when a test says so.
final class MovingClock {
    private(set) var now = Clock.now()

    func move(days: Double) {
        now = now.addingTimeInterval(days * 86_400)
    }
}
