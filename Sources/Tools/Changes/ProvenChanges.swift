import Checking
import Course

/// Which rungs' changes were proven on the bytes that they have now, so that their numbers can be shown at once.
package struct ProvenChanges: Sendable {
    /// Where it is kept, from the checkout's root.
    package static let file = ChangeableRung.folder + "/proven.json"

    private let record: ProvenRecord

    /// What is kept in that checkout.
    package init(_ checkout: Checkout) { record = ProvenRecord(Self.file, in: checkout) }

    /// Whether the rung's changes were proven on the very bytes that they have now.
    package func holds(for rung: ChangeableRung) -> Bool { record.holds(rung.lesson.label, Self.fingerprint(of: rung)) }

    /// Writes down that they are proven.
    package func keep(_ rung: ChangeableRung) { record.keep(rung.lesson.label, Self.fingerprint(of: rung)) }

    /// The bytes of the rung, of its suites, of its changes, and of the journeys that try them.
    private static func fingerprint(of rung: ChangeableRung) -> String {
        var print = Fingerprint()
        print.add(rung.files)
        print.add(paths: [rung.record, "Sources/Kit/Journeys/Items"], in: rung.checkout)
        return print.text
    }
}
