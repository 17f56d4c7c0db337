import ExerciseSupport

@testable import Exercise07a

/// A loan that a person tries to make, and how library and store end it.
struct Attempt {
    let borrower: String
    let days: String
    let answer: StubLibrary.Answer
    let isStored: Bool

    /// What came of it.
    ///
    /// Two attempts alike end alike, whatever came before them.
    struct End: Equatable {
        let requests: [LoanRequest]
        let loans: [Loan]
        let texts: [String]
        let leaves: Int
        let loaderTurns: Bool?
        let canSave: Bool?

        var inWords: String {
            let asked =
                requests.isEmpty ? "the library is not asked" : "the library is asked for \(requests.map(words))"
            let stored = loans.isEmpty ? "nothing is stored" : "stored are loans to \(loans.map(\.borrower))"
            let read = texts.isEmpty ? "no message is shown" : "a person reads \(texts)"
            return [asked, stored, read].joined(separator: ", ")
        }

        private func words(_ request: LoanRequest) -> String { "\(request.borrower), \(request.days) days" }
    }

    /// Returns attempts that may follow one another in any order, since none takes the sheet away; the same
    /// in each run.
    ///
    /// A loan that the library granted is never tried again for as many days, because an interactor may remember a loan
    /// that it could not store.
    static func failing(_ count: Int, seed: Int) -> [Attempt] {
        var dice = Dice(seed: seed)
        return (0..<count).map { number in
            let (answer, isLoan) = dice.pick([
                (StubLibrary.loan, true), (StubLibrary.loan, true), (StubLibrary.refusal, false),
                (StubLibrary.noConnection, false), (StubLibrary.answered(401, ""), false),
                (StubLibrary.answered(500, "oops"), false),
            ])
            let days = dice.pick(["14", "14", "365", "0", ""])
            return Attempt(
                borrower: dice.pick(["Cleo", "Cleo", " Ada ", "Ben", ""]),
                days: isLoan && (Int(days) ?? 0) > 0 ? "\(100 + number)" : days, answer: answer, isStored: false)
        }
    }

    /// A loan to which library and store say yes.
    static let succeeding = Attempt(borrower: "Cleo", days: "14", answer: StubLibrary.loan, isStored: true)

    var inWords: String { "\"\(borrower)\" for \"\(days)\" days" }
}
