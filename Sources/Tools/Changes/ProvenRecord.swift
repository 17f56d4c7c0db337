import Checking
import Course
import Foundation
import Typesetting

/// A record of completed proofs, by the fingerprint of the proven files.
///
/// It is a file in the repository, so that a clean checkout knows the results without trying anything.
///
/// The libraries that all builds use aren't part of a fingerprint. Their changes are tested by the suites, which run on
/// every solution, and by each night's proofs.
package struct ProvenRecord: Sendable {
    private let checkout: Checkout
    /// The path from the checkout's root.
    private let path: String
    /// The lock for proofs that run in parallel.
    private static let lock = NSLock()

    package init(_ path: String, in checkout: Checkout) {
        self.path = path
        self.checkout = checkout
    }

    /// Whether it was proven with that fingerprint.
    package func holds(_ label: String, _ fingerprint: String) -> Bool { kept[label] == fingerprint }

    /// Whether it was ever proven, with any fingerprint.
    package func knows(_ label: String) -> Bool { kept[label] != nil }

    /// Records the proof; if that can't be written, the next run proves it again.
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
