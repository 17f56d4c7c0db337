@testable import Exercise12b

/// A finger that comes down on a row and is lifted after the row has gone.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum StaleTap {
    static func lift() {
        let harness = Harness(showing: Rows.all)
        guard let finger = try? harness.screen.press(row: 2) else { return }
        harness.show([Rows.emma])
        finger.lift()
    }
}
