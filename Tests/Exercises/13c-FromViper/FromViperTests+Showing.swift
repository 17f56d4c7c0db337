import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13c

/// Checks what a book's screen shows, at first and after every change.
extension FromViperTests {
    private static let shown = look(
        "Director", "Scene", "Worker", "Navigator", for: "which line of the VIPER module got lost, or went elsewhere?")
    private static let news = look(
        "Worker", "Director", "Scene", "Navigator", for: "who hears of a change in the store, and who is told?")

    @Test("13c.2 each book shows what it showed")
    func eachBookShowsTheSame() async {
        for (book, expected) in [(Shelf.Title.emma, Seen.overdue), (.kindred, Seen.lent), (.orlando, Seen.free)] {
            var isSame = false
            await Shelf.journey(at: book, expecting: "a book can be looked at", look: Self.shown) { shelf, _ in
                await letPendingWorkRun()
                isSame = await Screenful.expect(expected, on: shelf.screen, when: "when it is opened", look: Self.shown)
                guard isSame else { return }
                Screenful.expectLayout(of: try shelf.top(), look: Self.look("Scene", for: "how is it laid out?"))
                try shelf.screen.goBack()
                try await shelf.screen.wait(until: "the back button leads to the list", within: patience) {
                    $0.title == "Bookshelf"
                }
            }
            guard isSame else { return }
        }
    }

    @Test("13c.2 the layout of a book's screen fits a phone, narrow and wide")
    func screensFitAPhone() async {
        // An answer that was begun before the starter had constraints may keep its frames.
        guard Module().files.flatMap(\.references).contains(where: { $0.name == "safeAreaLayoutGuide" }) else { return }
        await Shelf.journey(at: .orlando, expecting: "a book can be looked at", look: Self.shown) { shelf, _ in
            await expectNoLayoutFlaws(in: shelf.window, of: exercise)
        }
    }

    @Test("13c.2 a loan that was stored is shown at once")
    func loanIsShown() async {
        await Shelf.journey(at: .orlando, expecting: "a book on the shelf can be lent", look: Self.news) { shelf, _ in
            try await shelf.lend()
            await letPendingWorkRun()
            await Screenful.expect(Seen.lentToCleo, on: shelf.screen, when: "after a loan", look: Self.news)
        }
    }

    @Test("13c.2 each change in the store is shown, by the clock as it is then, and changes of other books are not")
    func changesAreShown() async {
        await Shelf.journey(at: .kindred, expecting: "a book can be looked at for a week", look: Self.news) {
            shelf, store in
            shelf.clock.move(days: 7)
            store.update {
                $0
            } _: { _ in
            }
            await shelf.letStoreFinish(store)
            let clock = Self.look(
                "Director", "Worker", "Navigator", for: "by which moment is a book overdue, and when is it asked for?")
            guard
                await Screenful.expect(
                    Seen.overdueAtBens, on: shelf.screen, when: "once the store has changed a week later", look: clock)
            else { return }
            store.update {
                $0.map { $0.id == 2 ? $0.returned : $0 }
            } _: { _ in
            }
            await shelf.letStoreFinish(store)
            let returned = ["On the shelf\" in darkGray", "\"Lend\"", "\"Return\", disabled"]
            let isShown = await eventually(within: .seconds(1)) {
                returned.allSatisfy { part in shelf.screen.inventory.contains { $0.hasSuffix(part) } }
            }
            expect(
                isShown,
                .teaching(
                    expected: "a book that was returned elsewhere is on the shelf here as well, and can be lent",
                    happened: "the screen shows " + shelf.screen.contents.joined(separator: ", "),
                    why: "every change that was stored is news for the screen, as it was in VIPER", look: Self.news))
        }
    }

    @Test("13c.2 a book that is opened later is judged by the clock as it is then")
    func laterBooksAreJudgedLater() async {
        await Shelf.journey(at: .orlando, expecting: "one book is opened after another", look: Self.shown) { shelf, _ in
            try await shelf.lend()
            try shelf.screen.goBack()
            shelf.clock.move(days: 20)
            try await shelf.open(.orlando)
            await letPendingWorkRun()
            await Screenful.expect(
                Seen.overdueAtCleos, on: shelf.screen, when: "20 days after it was lent for 14", look: Self.shown)
        }
    }
}
