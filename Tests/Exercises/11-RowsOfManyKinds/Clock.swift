import Foundation

/// The clock of these suites: it says May 20, 2024, noon in Greenwich, until it is moved.
final class Clock {
    private var time = noon
    /// How far it goes on whenever somebody reads it.
    var secondsARead = 0.0

    static let noon = Date(timeIntervalSince1970: 1_716_206_400)

    var now: Date {
        defer { time += secondsARead }
        return time
    }

    func move(days: Double) {
        time += days * 86_400
    }

    static func daysFromNow(_ days: Double) -> Date {
        noon.addingTimeInterval(days * 86_400)
    }
}
