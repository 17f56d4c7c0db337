import Foundation

/// The clock of these suites. It says May 20, 2024, noon in Greenwich, until somebody turns it.
enum Clock {
    static let start = Date(timeIntervalSince1970: 1_716_206_400)

    static func daysFromStart(_ days: Double) -> Date {
        start.addingTimeInterval(days * 86_400)
    }
}
