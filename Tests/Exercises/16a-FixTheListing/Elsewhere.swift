import Foundation

@testable import Exercise16a

/// A device in another place.
///
/// It is for processes of their own, since a process has one environment for all of its tests.
enum Elsewhere {
    /// Whether a row says until which day Cleo has the book, in GMT.
    ///
    /// - Parameter zone: where the device is, `Pacific/Auckland` say; nil for where it is anyway.
    static func showsTheDay(in zone: String?) async -> Bool {
        if let zone {
            setenv("TZ", zone, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
        }
        guard let book = try? Books.lent(until: "2024-05-17T12:00:00Z") else { return false }
        let visit = Visit([book])
        guard await visit.opens(showing: 1) else { return false }
        return visit.screen.shows("Cleo, until May 17, 2024")
    }
}
