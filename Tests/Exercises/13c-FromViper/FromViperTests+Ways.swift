import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13c

/// Checks the results of Lend and of Return.
extension FromViperTests {
    private static let lending = look(
        "Director", "Navigator", "Scene", for: "what follows from Lend, and who knows the way?")
    private static let returning = look(
        "Director", "Worker", "Scene", "Navigator", for: "what follows from Return, and from the store's answer?")
    private static let back = look("Navigator", "Director", for: "goBack(): which screen does it remove?")

    @Test("13c.3 Lend opens the sheet for this book, as often as it is tapped")
    func lendOpensTheSheet() async {
        await Shelf.journey(at: .orlando, expecting: "Lend can be opened, left, and opened again", look: Self.lending) {
            shelf, _ in
            let window = shelf.window
            for time in ["first", "second"] {
                try await shelf.tapLend()
                expect(
                    shelf.screen.contents == Seen.sheet && window.rootViewController?.presentedViewController != nil,
                    .teaching(
                        expected: "Lend presents the sheet for Orlando, with Cancel in its bar, as before",
                        happened: "the \(time) time it shows " + shelf.screen.contents.joined(separator: ", "),
                        why: Screenful.why, look: Self.lending))
                try shelf.screen.tap("Cancel")
                try await shelf.screen.wait(until: "Cancel leads back to the book", within: patience) {
                    $0.title == "Book"
                }
            }
        }
    }

    @Test("13c.3 a return that was stored leads back to the list, by one screen")
    func returnLeadsBack() async {
        await Shelf.journey(at: .kindred, expecting: "Return leads back to the list", look: Self.returning) {
            shelf, store in
            try shelf.screen.tap("Return")
            guard Self.stays(shelf, until: "the store has answered") else { return }
            await shelf.letStoreFinish(store)
            try await shelf.screen.wait(until: "a stored return leads back to the list", within: patience) {
                let titles = $0.rows.map { $0.labels.first?.text }
                return $0.title == "Bookshelf" && titles == ["Emma", "Kindred", "Orlando"]
                    && !$0.shows("lent to Ben") && $0.shows("lent to Ada")
            }
        }
        await Shelf.journey(at: .kindred, expecting: "another screen can be below a book's", look: Self.back) {
            shelf, store in
            let stack = try #require(try shelf.top().navigationController, "the book is in a stack")
            let screens = stack.viewControllers
            stack.setViewControllers([screens[0], Self.help(), screens[1]], animated: false)
            try shelf.screen.tap("Return")
            await shelf.letStoreFinish(store)
            await shelf.events.settle { shelf.screen.title == "Help" }
            Self.expectHelp(on: shelf, "a return takes off the book's screen, and the one below it is there")
        }
    }

    @Test("13c.3 a return that fails says so, stays, and can be tried again")
    func failedReturnSaysSo() async {
        await Shelf.journey(at: .kindred, expecting: "a return can fail, and be tried again", look: Self.returning) {
            shelf, store in
            let before = shelf.screen.contents
            try shelf.breakFile()
            for time in ["first", "second"] {
                try shelf.screen.tap("Return")
                await shelf.letStoreFinish(store)
                guard
                    await Screenful.expect(
                        before + Seen.failure, on: shelf.screen, when: "when its return failed the \(time) time",
                        look: Self.returning)
                else { return }
                try shelf.screen.tap("OK")
            }
            try shelf.mendFile()
            try shelf.screen.tap("Return")
            try await shelf.screen.wait(until: "the return is stored in the end", within: patience) {
                $0.title == "Bookshelf"
            }
        }
    }

    @Test("13c.3 a second tap on Return before the answer is ignored")
    func secondTapIsIgnored() async {
        await Shelf.journey(at: .kindred, expecting: "Return can be tapped twice", look: Self.returning) {
            shelf, store in
            let counter = ChangeCounter()
            store.observe(with: counter)
            try shelf.screen.doubleTap("Return")
            await shelf.letStoreFinish(store)
            await shelf.events.settle { counter.count > 0 }
            expect(
                counter.count == 1,
                .teaching(
                    expected: "a double tap on Return returns the book once",
                    happened: "it was stored \(counter.count) times",
                    why: "each change is written, and every screen hears of it; a double tap is one request",
                    look: Self.look("Director", "Scene", "Worker", for: "who remembers that a return is on its way?")))
        }
    }

    @Test("13c.3 a screen that came to lie over the book's is not removed with a return")
    func coveringScreenStays() async {
        await Shelf.journey(at: .kindred, expecting: "a help page can be pushed onto a book", look: Self.back) {
            shelf, store in
            try shelf.screen.tap("Return")
            guard Self.stays(shelf, until: "the store has answered") else { return }
            try shelf.top().navigationController?.pushViewController(Self.help(), animated: false)
            await shelf.letStoreFinish(store)
            Self.expectHelp(
                on: shelf, "a help page that was pushed while the return was being stored is still in front")
            guard shelf.screen.title == "Help" else { return }
            try shelf.screen.goBack()
            // It may have been taken out of the stack below the help page.
            guard shelf.screen.title == "Book" else { return }
            try await shelf.lend()
            try await shelf.screen.wait(until: "the book that stayed can be lent once more", within: patience) {
                $0.shows("Lent to Cleo")
            }
            try shelf.screen.tap("Return")
            try await shelf.screen.wait(until: "and returned once more", within: patience) { $0.title == "Bookshelf" }
        }
        await Shelf.journey(at: .kindred, expecting: "a help page can be presented over a book", look: Self.back) {
            shelf, store in
            try shelf.screen.tap("Return")
            guard Self.stays(shelf, until: "the store has answered") else { return }
            try shelf.top().present(UINavigationController(rootViewController: Self.help()), animated: false)
            await shelf.letStoreFinish(store)
            Self.expectHelp(
                on: shelf, "a help page that was presented while the return was being stored is still there")
        }
    }

    @Test("13c.3 a tap on a row opens one screen")
    func rowOpensOneScreen() async {
        await Shelf.journey(at: .orlando, expecting: "a book can be opened again", look: Self.shownBy) { shelf, _ in
            try shelf.screen.goBack()
            let stack = try #require(
                shelf.window.rootViewController as? UINavigationController, "the list is in a stack")
            let before = shelf.window.pushes
            try await shelf.open(.orlando)
            let pushes = shelf.window.pushes - before
            expect(
                pushes == 1 && stack.viewControllers.count == 2,
                .teaching(
                    expected: "a tap on a row pushes the book's screen, once", happened: "\(pushes) were pushed",
                    why: "the back button leads to the list, by one step", look: Self.shownBy))
        }
    }

    // MARK: - Words

    private static let shownBy = exercise.look(
        in: ["ShelfList/WireFrame/ShelfListWireFrame", "Book/Detail/BookDetailNavigator"],
        for: "what does a row open, and how often?")

    private static func help() -> UIViewController {
        let help = UIViewController()
        help.title = "Help"
        return help
    }

    private static func expectHelp(on shelf: Shelf, _ expected: String) {
        let title = shelf.screen.title ?? "none"
        expect(
            title == "Help",
            .teaching(
                expected: expected, happened: "the screen in front is \(title)",
                why: "the store answers later, and a module removes its own screen, or none", look: back))
    }

    /// Returns whether the book's screen is still in front, and reports if it isn't.
    private static func stays(_ shelf: Shelf, until what: String) -> Bool {
        expect(
            shelf.screen.title == "Book" && shelf.screen.alert == nil,
            .teaching(
                expected: "until \(what), the book's screen stays",
                happened: "the screen in front is \(shelf.screen.alert?.title ?? shelf.screen.title ?? "none")",
                why: "until the answer, nobody knows whether the book is back", look: returning))
    }
}
