import Foundation

/// A clock for tests: it says noon in Greenwich on May 20, 2024, until a test moves it.
@MainActor
public final class TestClock {
    /// The moment at which each of these clocks begins.
    public nonisolated static let noon = Date(timeIntervalSince1970: 1_716_206_400)

    /// The seconds that pass with each reading.
    public var secondsPerReading = 0.0

    private var time = noon

    /// Makes a clock that says noon.
    public init() {}

    /// The time that it says.
    public var now: Date {
        defer { time += secondsPerReading }
        return time
    }

    /// Lets days go by, or takes them back.
    public func move(days: Double) {
        time += days * 86_400
    }

    /// Returns the moment so many days after noon; before it, for a negative number.
    public nonisolated static func daysFromNoon(_ days: Double) -> Date {
        noon.addingTimeInterval(days * 86_400)
    }
}
