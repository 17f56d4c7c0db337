import Checking
import Course

/// The rungs whose changes were proven on their present bytes, so that their numbers can be shown at once.
package struct ProvenChanges: Sendable {
    /// The path of the record, from the checkout's root.
    package static let file = ChangeableRung.folder + "/proven.json"

    private let record: ProvenRecord

    /// Reads the record of a checkout.
    package init(_ checkout: Checkout) { record = ProvenRecord(Self.file, in: checkout) }

    /// Whether the rung's changes were proven on its present bytes.
    package func holds(for rung: ChangeableRung) -> Bool { record.holds(rung.lesson.label, Self.fingerprint(of: rung)) }

    /// Records that the rung's changes are proven.
    package func keep(_ rung: ChangeableRung) { record.keep(rung.lesson.label, Self.fingerprint(of: rung)) }

    /// The fingerprint of the rung, its suites, its changes, and the journeys that test them.
    private static func fingerprint(of rung: ChangeableRung) -> String {
        var print = Fingerprint()
        print.add(rung.files)
        print.add(paths: [rung.record, "Sources/Kit/Journeys/Items"], in: rung.checkout)
        return print.text
    }
}
