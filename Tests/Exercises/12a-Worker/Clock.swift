import Foundation

/// The clock of these suites: it always says May 20, 2024, noon in Greenwich.
enum Clock {
    static let now: @MainActor () -> Date = { Date(timeIntervalSince1970: 1_716_206_400) }

    static func daysFromNow(_ days: Double) -> Date {
        now().addingTimeInterval(days * 86_400)
    }
}
