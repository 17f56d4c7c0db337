import Foundation

/// The clock of one app, which a test can turn on.
final class Time {
    private(set) var now = Clock.now()

    func pass(days: Double) { now = now.addingTimeInterval(days * 86_400) }
}
