import Foundation

/// A clock that a test moves on.
final class MovingClock {
    /// Days since the moment at which `Clock` stands.
    var days = 0.0

    var now: Date { Clock.daysFromNow(days) }
}
