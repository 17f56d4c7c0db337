import HeadlessUIKit

@MainActor
extension Screen {
    /// On Bookshelf's screen for lending, fills in both fields and taps Save. Throws where a person could not do that.
    public func lend(to borrower: String = "Cleo", days: String = "14") throws {
        try type(borrower, into: "Borrower")
        try type(days, into: "Days")
        try tap("Save")
    }
}
