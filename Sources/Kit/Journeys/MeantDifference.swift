/// A line in which a rung is meant to show something else than the first one.
package nonisolated struct MeantDifference: Sendable, Equatable {
    /// The rung's number.
    package let rung: Int
    /// The journeys on which it shows that.
    package let journeys: [Int]
    /// What the others show, as a line of a picture.
    package let line: String
    /// What this rung shows in its place; nil for nothing.
    package let instead: String?
    /// Why it is meant; the rung's text has to say so, too.
    package let reason: String

    package init(rung: Int, journeys: [Int], line: String, instead: String?, reason: String) {
        self.rung = rung
        self.journeys = journeys
        self.line = line
        self.instead = instead
        self.reason = reason
    }

    /// The whole table. An entry that is no longer real fails its journey as a `StaleDifference`.
    package static let all = [
        MeantDifference(
            rung: 12, journeys: Rung.journeysOfTheList.map(\.number), line: #"back button "Welcome""#, instead: nil,
            reason: "the list is run on its own, so nothing lies before it")
    ]
}
