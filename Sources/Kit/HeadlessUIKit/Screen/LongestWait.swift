import Foundation
import Synchronization

/// The longest time for any wait, if the environment sets one.
///
/// `verify --systematic` does: it tries thousands of wrong answers, and it recognizes many of them only when a wait
/// times out. After the first timeout the answer is known to be wrong, so all further waits get a fifth of the time.
final class LongestWait: Sendable {
    /// The limit from the environment.
    static let standard = LongestWait(
        ProcessInfo.processInfo.environment["WORKBOOK_LONGEST_WAIT"].flatMap(Double.init).map { .seconds($0) })

    private let first: Duration?
    private let wasInVain = Mutex(false)

    /// - Parameter first: The limit until a wait times out; nil for none.
    init(_ first: Duration?) { self.first = first }

    /// The present limit.
    var duration: Duration? { wasInVain.withLock { $0 } ? first.map { $0 / 5 } : first }

    /// Records that a wait used all its time without success.
    func endInVain() { wasInVain.withLock { $0 = true } }
}
