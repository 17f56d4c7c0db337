import Foundation
import Synchronization

/// For how long anything is waited for at most, where somebody said that.
///
/// `verify --systematic` does: it tries thousands of wrong answers, and many of them are told by waiting in vain. Once
/// something was waited for in vain, the answer is known to be wrong, and all further waits have a fifth of the time.
final class LongestWait: Sendable {
    /// That of the environment.
    static let standard = LongestWait(
        ProcessInfo.processInfo.environment["WORKBOOK_LONGEST_WAIT"].flatMap(Double.init).map { .seconds($0) })

    private let first: Duration?
    private let wasInVain = Mutex(false)

    /// - Parameter first: as long as nothing was waited for in vain; nil for no limit.
    init(_ first: Duration?) { self.first = first }

    /// The longest wait now.
    var duration: Duration? { wasInVain.withLock { $0 } ? first.map { $0 / 5 } : first }

    /// Says that something was waited for as long as was allowed, and did not come.
    func endInVain() { wasInVain.withLock { $0 = true } }
}
