import Checking
import Course
import Foundation
import Typesetting

/// What was proven whole, by the fingerprint of what it was proven on: a file in the repository, so that a clean checkout
/// knows it without trying anything.
///
/// The libraries that everything is built with are not part of a fingerprint. Whether they changed something is found by
/// the suites, which run on every solution, and by the proofs of each night.
package struct ProvenRecord: Sendable {
    private let checkout: Checkout
    /// From the checkout's root.
    private let path: String
    /// Several are proven side by side.
    private static let lock = NSLock()

    package init(_ path: String, in checkout: Checkout) {
        self.path = path
        self.checkout = checkout
    }

    /// Whether it was proven with that fingerprint.
    package func holds(_ label: String, _ fingerprint: String) -> Bool { kept[label] == fingerprint }

    /// Whether it was ever proven, on whatever bytes.
    package func knows(_ label: String) -> Bool { kept[label] != nil }

    /// Writes down that it was; where that can't be written, it is tried again the next time.
    package func keep(_ label: String, _ fingerprint: String) {
        Self.lock.withLock {
            var all = kept
            all[label] = fingerprint
            guard all != kept, let text = try? JSONText.of(all) else { return }
            try? Data((text + "\n").utf8).write(to: checkout.url(path), options: .atomic)
        }
    }

    private var kept: [String: String] {
        guard let data = try? Data(contentsOf: checkout.url(path)) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}
