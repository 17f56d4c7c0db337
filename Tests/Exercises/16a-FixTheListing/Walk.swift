import ExerciseSupport
import HeadlessUIKit

@testable import Exercise16a

/// Many returns on one screen, always the same for a seed, while another screen keeps lending books.
///
/// Each may fail, and after each one the shelf, the news and the screen are compared with the expected ones.
final class Walk {
    private let visit = Visit()
    private let leaves: Bool
    private var failedBefore = false
    private var dice: Dice

    /// The job that makes a return fail, if it runs.
    private enum Fault: CaseIterable {
        case none, loading, saving
    }

    private init(seed: Int, leaving leaves: Bool) {
        dice = Dice(seed: seed)
        self.leaves = leaves
    }

    /// Returns what goes wrong first in a few walks; nil if nothing does, or if the screen never shows its rows.
    ///
    /// - Parameter leaves: whether the user sometimes leaves the screen before the store has answered.
    static func mismatch(leaving leaves: Bool) async -> Mismatch? {
        for seed in 1...6 {
            let walk = Walk(seed: seed, leaving: leaves)
            for _ in 0..<12 {
                guard await walk.isOpen() else { break }
                if let mismatch = await walk.nextReturn() { return mismatch }
            }
        }
        return nil
    }

    /// Opens the screen unless it is there.
    private func isOpen() async -> Bool {
        if visit.scene != nil { return true }
        failedBefore = false
        visit.open()
        let lent = visit.store.books.filter { $0.loan != nil }.count
        return await eventually(within: .seconds(1)) { visit.screen.rows.count == lent && !visit.screen.isLoading }
    }

    private func nextReturn() async -> Mismatch? {
        let (store, shown) = (visit.store, visit.titles)
        lendSome()
        let (before, wanted) = (store.books, store.books.map(\.returned))
        let fault = Fault.allCases[dice.roll(3)]
        (store.loadFails, store.saveFails, store.holdsAnswers) = (fault == .loading, fault == .saving, true)
        defer { (store.loadFails, store.saveFails, store.holdsAnswers) = (false, false, false) }
        visit.log.forget()
        // A second tap does nothing; the task leaves open whether it is possible.
        for _ in 0...dice.roll(leaves ? 1 : 3) { try? visit.screen.tap("Return all") }
        await visit.events.wait { store.isBusy && visit.screen.isLoading }
        let isAsked = store.isBusy && visit.screen.isLoading
        let isLeft = leaves && dice.roll(2) == 0
        if isLeft { visit.leave() }
        // A Worker that knows the books, or has nothing to save, doesn't meet the fault.
        func fails() -> Bool { fault == .loading && visit.loads > 0 || fault == .saving && visit.saves > 0 }
        await visit.events.wait {
            store.answerAll()
            return isLeft ? visit.news > 0 || fails() : visit.screen.alert != nil && !visit.screen.isLoading
        }
        let hasFailed = fails()
        let matter = hasFailed ? Matter.failing : .returning
        defer { failedBefore = hasFailed }
        let round =
            "when a return \(hasFailed ? "fails" : "is stored")\(isLeft ? " and the user has left the screen" : "")"
        func mismatch(_ matter: Matter, _ wrong: String) -> Mismatch {
            Mismatch(matter: matter, round: round, wrong: wrong, screen: visit.screen.render())
        }
        if !isAsked {
            return mismatch(failedBefore ? .failing : matter, "the tap asked for nothing, or no loader ran")
        }
        let shelf = hasFailed ? before : wanted
        if store.books != shelf { return mismatch(matter, "the shelf has other books or loans") }
        if visit.news != (hasFailed ? 0 : 1) { return mismatch(.news, "the opener was told \(visit.news) times") }
        return isLeft ? nil : wrong(hasFailed: hasFailed, shown: shown).map { mismatch(matter, $0) }
    }

    /// Returns what is wrong on the screen after a return has ended, or nil.
    private func wrong(hasFailed: Bool, shown: [String]) -> String? {
        let text = hasFailed ? "The books could not be returned." : FixTheListingTests.returned
        guard visit.screen.alert?.message == text, (try? visit.screen.tap("OK")) != nil else {
            return "no alert says: \(text)"
        }
        if visit.screen.alert != nil { return "there is a second alert" }
        if visit.screen.isLoading { return "the loader is still turning" }
        let titles = hasFailed ? shown : []
        if visit.titles != titles { return "the rows are \(visit.titles.isEmpty ? "gone" : "others, or still there")" }
        return hasFailed || visit.screen.shows("Nothing is lent") ? nil : "the screen doesn't say \"Nothing is lent\""
    }

    /// Lends some of the books, at least one, as another user would.
    private func lendSome() {
        let first = dice.roll(visit.store.books.count)
        for index in visit.store.books.indices where index == first || dice.roll(2) == 0 {
            visit.store.books[index].loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(Double(index)))
        }
    }
}
