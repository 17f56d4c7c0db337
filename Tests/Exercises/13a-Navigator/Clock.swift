import Foundation

/// The clock of these suites: it always says May 20, 2124, noon in Greenwich.
///
/// No machine's clock agrees with it.
enum Clock {
    static let now: @MainActor () -> Date = { Date(timeIntervalSince1970: 4_871_880_000) }

    static func daysFromNow(_ days: Double) -> Date {
        now().addingTimeInterval(days * 86_400)
    }
}
