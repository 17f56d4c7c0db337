import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13a

/// A clock that goes on while the app is open.
extension NavigatorTests {
    @Test("13a.2 the clock of the app goes on, in every module and wherever a way leads")
    func clockGoesOn() async {
        guard isJudged(Connection.areThere(), after: "13a.1", because: "a module isn't connected") else { return }
        let question = "is it the clock that is passed along, or a time that it said?"
        for module in Module.allCases {
            let isFollowed = await Self.clockIsFollowed(in: module, of: Harness(module))
            expect(isFollowed, clock(of: module, look: Self.look(module, "makeModule: \(question)")))
            if !isFollowed { return }
        }
        let list = Harness(.list)
        list.navigator(ShelfList_Navigate.self)?.gotoDetail(of: Books.emma, with: list.delegate)
        let isHandedOn = await Self.clockIsFollowed(in: .book, of: list)
        expect(
            isHandedOn, clock(of: .book, look: Self.look(.list, "makeModule and gotoDetail(of:with:): \(question)")))
        if !isHandedOn { return }
        let book = Harness(.book)
        book.navigator(ShelfDetail_Navigate.self)?.gotoLend(Books.kindred, with: book.delegate)
        expect(
            await Self.clockIsFollowed(in: .lend, of: book),
            clock(of: .lend, look: Self.look(.book, "makeModule and gotoLend(_:with:): \(question)")))
    }

    private func clock(of module: Module, look: String) -> Comment {
        .teaching(
            expected: module == .lend
                ? "a loan for 14 days, saved three days after its screen was opened, ends 14 days after it was saved"
                : "a book that was due three days after the \(module.name) was opened is overdue a day later",
            happened: "it is as if no time had passed",
            why: "an app stays open for days, and a time that was read once is wrong by then",
            look: look)
    }

    /// Whether the module on top follows the clock after it has moved.
    ///
    /// Also true if another module is on top, or if this one had another clock from the start: other tests check that.
    private static func clockIsFollowed(in module: Module, of harness: Harness) async -> Bool {
        var late = Books.emma
        late.loan = Loan(borrower: "Cleo", due: Clock.daysFromNow(3))
        switch harness.opened.flatMap(module.director) {
        case let director as ShelfListDirector:
            director.present(books: [Books.overdue])
            guard harness.screen.color(of: Books.overdue.title) == .systemRed else { return true }
            harness.clock.move(days: 4)
            director.present(books: [late])
            return harness.screen.color(of: late.title) == .systemRed
        case let director as ShelfDetailDirector:
            director.bookDidGetLent(Books.overdue)
            guard harness.screen.shows("Overdue") else { return true }
            harness.clock.move(days: 4)
            director.bookDidGetLent(late)
            return harness.screen.shows("Overdue")
        case let director as ShelfLendDirector:
            harness.clock.move(days: 3)
            director.onSave(borrower: "Cleo", days: "14")
            await Events().settle { harness.store.books.contains { $0.loan?.borrower == "Cleo" } }
            return !harness.store.books.contains { $0.loan?.due == Clock.daysFromNow(14) }
        default: return true
        }
    }
}
