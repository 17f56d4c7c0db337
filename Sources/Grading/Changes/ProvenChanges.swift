import Course
import Foundation
import Typesetting

/// Which rungs' changes were proven, and on which bytes: kept in the repository, so that their numbers can be shown at
/// once by a reader who has not waited for the proofs.
public struct ProvenChanges: Sendable {
    /// Where it is kept, from the checkout's root.
    public static let file = ChangeableRung.folder + "/proven.json"

    private let checkout: Checkout

    /// What is kept in that checkout.
    public init(_ checkout: Checkout) { self.checkout = checkout }

    /// Whether the rung's changes were proven on the very bytes that they have now.
    public func holds(for rung: ChangeableRung) -> Bool { kept[rung.lesson.label] == Self.fingerprint(of: rung) }

    /// Writes down that they are proven; where it can't be written, they are told to be unproven.
    func keep(_ rung: ChangeableRung) {
        Self.lock.withLock {
            var all = kept
            all[rung.lesson.label] = Self.fingerprint(of: rung)
            guard all != kept, let text = try? JSONText.of(all) else { return }
            try? Data((text + "\n").utf8).write(to: checkout.url(Self.file), options: .atomic)
        }
    }

    /// Rungs are proven side by side.
    private static let lock = NSLock()

    private var kept: [String: String] {
        guard let data = try? Data(contentsOf: checkout.url(Self.file)) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// The bytes of the rung, of its suites, of its changes, and of the journeys that try them.
    private static func fingerprint(of rung: ChangeableRung) -> String {
        var print = Fingerprint()
        print.add(rung.files)
        return ResultInputs.fingerprint(print, with: [rung.record, "Sources/Journeys/Items"], in: rung.checkout).text
    }
}
