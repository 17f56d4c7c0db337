import Foundation

/// The clock of these suites: May 20, 2024, noon in Greenwich, until a test moves it.
final class Clock {
    private(set) var now = Date(timeIntervalSince1970: 1_716_206_400)

    func moves(byDays days: Double) {
        now += days * 86_400
    }
}
