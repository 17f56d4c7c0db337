import Foundation

/// The clock of these suites: it says May 20, 2024, noon in Greenwich, until it is moved.
final class Clock {
    private(set) var now = noon

    static let noon = Date(timeIntervalSince1970: 1_716_206_400)

    func move(days: Double) {
        now = now.addingTimeInterval(days * 86_400)
    }

    static func daysFromNow(_ days: Double) -> Date {
        noon.addingTimeInterval(days * 86_400)
    }
}
