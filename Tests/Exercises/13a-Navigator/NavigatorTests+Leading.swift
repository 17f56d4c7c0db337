import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13a

extension NavigatorTests {
    @Test("13a.2 a tap on a row opens that book, and the back button leads back")
    func rowLeadsToItsBook() {
        let harness = Harness(.list)
        guard let director = Self.director(ShelfListDirector.self, in: harness),
            Self.navigator(ShelfList_Navigate.self, in: harness) != nil
        else { return }
        let isConnected = Connection.areThere(in: [.list])
        guard isJudged(isConnected, after: "13a.1", because: "the list isn't connected") else { return }
        director.present(books: Books.all)
        let question = """
            gotoDetail(of:with:): what is opened, for which book, and how? makeModule: was the Navigator told of its \
            screen?
            """
        for row in [2, 0] {
            let book = Books.all[row]
            let before = harness.window.pushes
            try? harness.screen.selectRow(row)
            let isOpen = expect(
                harness.window.pushes <= before + 1 && harness.titles == ["First", "Second", "Bookshelf", "Book"]
                    && Self.is(book, on: harness, in: .book),
                .teaching(
                    expected: "a tap on \(book.title) pushes one screen, the one of \(book.title)",
                    happened: Self.seen(harness, insteadOf: "Book", afterPushes: harness.window.pushes - before),
                    screen: harness.screen.render(),
                    why: "a person who taps a row wants to see this book, and then go back to the list",
                    look: Self.look(.list, question)))
            guard isOpen else { return }
            try? harness.screen.goBack()
        }
    }

    @Test("13a.2 a tap on Lend opens lending for that book, and the back button leads back")
    func bookLeadsToLending() {
        let harness = Harness(.book)
        guard Self.navigator(ShelfDetail_Navigate.self, in: harness) != nil else { return }
        try? harness.screen.tap("Lend")
        expect(
            harness.window.pushes <= 1 && harness.titles == ["First", "Second", "Book", "Lend"]
                && Self.is(Books.kindred, on: harness, in: .lend),
            .teaching(
                expected: "a tap on \"Lend\" pushes one screen, the one for lending Kindred",
                happened: Self.seen(harness, insteadOf: "Lend", afterPushes: harness.window.pushes),
                screen: harness.screen.render(),
                why: "a person who lends a book wants to see which one, and to be able to go back",
                look: Self.look(
                    .book,
                    """
                    gotoLend(_:with:): what is opened, for which book, and how? makeModule: was the Navigator told of \
                    its screen?
                    """)))
    }

    @Test("13a.2 every module has the store and the clock of the app")
    func storeAndClockAreHandedOn() async {
        await Visit.journey(
            expecting: "a person can open a book, go on to lending, and save a loan",
            because: "each way leads on to the next",
            look: Self.look(.book, "the way from the list to lending, and what is passed along with it")
        ) { visit in
            try await visit.openBook(row: 0)
            let isOverdue = expect(
                visit.screen.shows("Overdue"),
                .teaching(
                    expected: "Orlando, due on May 17, is overdue on its own screen as well, by the app's clock",
                    happened: "its screen doesn't say so", screen: visit.screen.render(),
                    why: "a second clock tells another time, and the list and the book contradict each other",
                    look: Self.look(.list, "gotoDetail(of:with:): which clock is passed along?")))
            guard isOverdue else { return }
            try visit.screen.goBack()
            try await visit.openBook(row: 2)
            try await visit.openLending()
            visit.log.forget()
            try visit.screen.lend()
            await Events().settle { !visit.log.messages.isEmpty }
            let isStored = expect(
                visit.log.messages.first == #"store.replace("Kindred")"#,
                .teaching(
                    expected: "Save stores the loan in the store that was passed to the list",
                    happened: "this store was not asked",
                    why: "a second store doesn't know what is in the first, and the loan is missing in the list",
                    look: Self.look(.book, "gotoLend(_:with:) and makeModule: where does the store come from?")))
            guard isStored else { return }
            let due = visit.store.books.last?.loan?.due
            expect(
                due == Clock.daysFromNow(14),
                .teaching(
                    expected: "a loan for 14 days that begins on May 20, by the app's clock, is due on June 3",
                    happened: "it is due on another day",
                    why: "a loan that begins on another day ends on another day",
                    look: Self.look(.book, "gotoLend(_:with:): which clock is passed along?")))
        }
    }

    @Test("13a.2 a Navigator leads where it is told to, whichever book it is")
    func everyBookIsOpened() {
        let harness = Harness(.list)
        guard let navigator = Self.navigator(ShelfList_Navigate.self, in: harness) else { return }
        navigator.gotoDetail(of: Books.emma, with: harness.delegate)
        try? harness.screen.goBack()
        navigator.gotoDetail(of: Books.overdue, with: harness.delegate)
        let isOpen = expect(
            harness.titles.last == "Book" && Self.is(Books.overdue, on: harness, in: .book),
            .teaching(
                expected: "gotoDetail(of:with:) opens the book that it is given, the second time as well",
                happened: Self.seen(harness, insteadOf: "Book"), screen: harness.screen.render(),
                why: "what is remembered from one way is wrong for the next",
                look: Self.look(.list, "gotoDetail(of:with:): is something kept from the last time?")))
        guard isOpen else { return }
        let book = Harness(.book)
        guard let navigator = Self.navigator(ShelfDetail_Navigate.self, in: book) else { return }
        navigator.gotoLend(Books.overdue, with: book.delegate)
        expect(
            book.titles.last == "Lend" && Self.is(Books.overdue, on: book, in: .lend),
            .teaching(
                expected:
                    "gotoLend(_:with:) opens lending for the book that it is given, even one that is lent already",
                happened: Self.seen(book, insteadOf: "Lend"), screen: book.screen.render(),
                why: "which book may be lent is a decision, and the Director makes it before it asks for the way",
                look: Self.look(.book, "gotoLend(_:with:): what is decided there, and for which book does it open?")))
    }

    @Test("13a.2 whatever lies on a screen, its way is taken when it is asked for", arguments: [Module.list, .book])
    func askedAgainOpensAgain(_ module: Module) {
        let harness = Harness(module)
        guard Self.navigator(AnyObject.self, in: harness) != nil else { return }
        let (next, title, way) =
            module == .list ? (Module.book, "Book", "gotoDetail(of:with:)") : (.lend, "Lend", "gotoLend(_:with:)")
        harness.stack.pushViewController(Harness.plain("Help"), animated: false)
        harness.navigator(ShelfList_Navigate.self)?.gotoDetail(of: Books.emma, with: harness.delegate)
        harness.navigator(ShelfDetail_Navigate.self)?.gotoLend(Books.emma, with: harness.delegate)
        expect(
            harness.titles.suffix(2) == ["Help", title] && Self.is(Books.emma, on: harness, in: next),
            .teaching(
                expected: "\(way) opens \"\(title)\" even when another screen is on top of the \(module.name)",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: "whether it is time for a way is a decision, and the Director makes it before it asks for the way",
                look: Self.look(module, "\(way): what is asked before the screen is pushed?")))
    }

    @Test("13a.2 without a stack nothing is shown over a screen in place of it", arguments: [Module.list, .book])
    func nothingIsPresentedInPlaceOfAStack(_ module: Module) {
        let harness = Harness(module)
        guard let scene = harness.scene, Self.navigator(AnyObject.self, in: harness) != nil else { return }
        harness.stack.viewControllers = []
        harness.window.rootViewController = scene
        _ = harness.screen.text
        harness.navigator(ShelfList_Navigate.self)?.gotoDetail(of: Books.emma, with: harness.delegate)
        harness.navigator(ShelfDetail_Navigate.self)?.gotoLend(Books.emma, with: harness.delegate)
        let way = module == .list ? "gotoDetail(of:with:)" : "gotoLend(_:with:)"
        expect(
            scene.presentedViewController == nil,
            .teaching(
                expected: "\(way) does nothing when the \(module.name) isn't in a navigation stack",
                happened: "\(scene.presentedViewController?.title ?? "a screen") was presented over it",
                why: "a presented screen has no back button, so the user can't leave it",
                look: Self.look(module, "\(way): what happens without a stack?")))
    }

    @Test("13a.2 a way from a screen that is in no stack leads nowhere")
    func wayWithoutAStackLeadsNowhere() async {
        await #expect(processExitsWith: .success, Self.trap(.list, "gotoDetail(of:with:)")) { @MainActor in
            Alone.gotoDetail()
        }
        await #expect(processExitsWith: .success, Self.trap(.book, "gotoLend(_:with:)")) { @MainActor in
            Alone.gotoLend()
        }
        await #expect(processExitsWith: .success, Self.trap(.lend, "goBack()")) { @MainActor in
            Alone.goBack()
        }
    }

    // MARK: - Words

    private static func trap(_ module: Module, _ way: String) -> Comment {
        .teaching(
            expected: "\(way) does nothing when the screen isn't in a navigation stack", happened: "it crashed",
            why: "a screen may be shown without a stack, or have been taken off it when the answer comes",
            look: look(module, "\(way): what is unwrapped by force?"))
    }

    /// Whether a book is on the screen, as far as the module that was opened can show one.
    private static func `is`(_ book: Book, on harness: Harness, in opened: Module) -> Bool {
        harness.screen.shows(book.title) || !Connection.areThere(in: [opened])
    }

    /// Returns what is on the screen instead of the expected title.
    static func seen(_ harness: Harness, insteadOf title: String, afterPushes pushes: Int = 1) -> String {
        let titles = harness.titles
        if let presented = harness.stack.presentedViewController ?? harness.scene?.presentedViewController {
            return "\(presented.title ?? "a screen") was presented over the stack, and nothing leads back"
        }
        if titles.filter({ $0 == title }).count > 1 || pushes > 1 { return "it was pushed more than once" }
        if titles.last == title { return "it says nothing about this book" }
        return titles.last == "Book" || titles.last == "Lend" || titles.last == "Bookshelf"
            ? "the screen on top is still \(titles.last ?? "")" : "the screen on top is \(titles.last ?? "none")"
    }
}
