import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise13a

extension NavigatorTests {
    @Test("13a.3 a loan that was stored leads back by one screen")
    func lendingLeadsBack() {
        let harness = Harness(.lend)
        guard let director = Self.director(ShelfLendDirector.self, in: harness),
            Self.navigator(ShelfLend_Navigate.self, in: harness) != nil
        else { return }
        director.presentSuccess(book: Books.kindred)
        expect(
            harness.titles == ["First", "Second"],
            .teaching(
                expected: "when a loan has been stored, lending is left, and the screen that opened it is on top again",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: "a person lends a book from its screen, and wants to see there that it is lent",
                look: Self.look(
                    .lend,
                    "goBack(): which screens does it take off? makeModule: was the Navigator told of its screen?")))
    }

    @Test("13a.3 going back twice leaves one screen")
    func leavingTwiceLeavesOnce() {
        let harness = Harness(.lend)
        guard let navigator = Self.navigator(ShelfLend_Navigate.self, in: harness) else { return }
        let scene = harness.scene
        navigator.goBack()
        guard harness.titles == ["First", "Second"] else { return Self.reportStaying(harness) }
        navigator.goBack()
        expect(
            harness.titles == ["First", "Second"],
            .teaching(
                expected: "a second goBack(), after lending was left, takes no other screen off",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: "the second screen belongs to another module, and the user didn't ask to leave it",
                look: Self.look(.lend, "goBack(): whose screen is it that is taken off?")))
        withExtendedLifetime(scene) {}
    }

    @Test("13a.3 what lies on lending, and what lies below it, is not taken off")
    func coveringScreenStays() {
        let harness = Harness(.lend)
        guard let navigator = Self.navigator(ShelfLend_Navigate.self, in: harness) else { return }
        for title in ["Help", "More"] { harness.stack.pushViewController(Harness.plain(title), animated: false) }
        navigator.goBack()
        // Lending may be removed from below them, or stay.
        expect(
            harness.titles.filter { $0 != "Lend" } == ["First", "Second", "Help", "More"],
            .teaching(
                expected: "screens that were opened on top of lending stay when it goes back, and so do those below it",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: """
                    the store answers later, and by then a person may be somewhere else; the screen that they are \
                    reading is not this module's to take off
                    """,
                look: Self.look(.lend, "goBack(): which screen does it take off, and is it its own?")))
    }

    @Test("13a.3 another screen for lending on top is not taken off")
    func otherLendingStays() {
        let harness = Harness(.lend)
        guard let navigator = Self.navigator(ShelfLend_Navigate.self, in: harness) else { return }
        let other = ShelfLendNavigator.makeModule(
            for: Books.emma, store: harness.store, now: Clock.now, delegate: harness.delegate)
        harness.stack.pushViewController(other, animated: false)
        navigator.goBack()
        expect(
            harness.stack.topViewController === other,
            .teaching(
                expected: "a second screen for lending that was opened meanwhile stays, although it has the same class",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: "a person fills in a form for another book there, and loses what was typed",
                look: Self.look(.lend, "goBack(): is it this module's own screen, or only one of that class?")))
    }

    @Test("13a.3 when lending was left before the store answered, nobody is led further back")
    func lateAnswerLeadsNoFurther() {
        let harness = Harness(.lend)
        guard let director = Self.director(ShelfLendDirector.self, in: harness),
            Self.navigator(ShelfLend_Navigate.self, in: harness) != nil
        else { return }
        // Another check covers whether the screen may be freed by then.
        let scene = harness.scene
        try? harness.screen.goBack()
        let before = harness.titles
        director.presentSuccess(book: Books.kindred)
        withExtendedLifetime(scene) {}
        expect(
            harness.titles == before,
            .teaching(
                expected: "the user leaves lending by the back button, the store answers, and the screen below stays",
                happened: "the screens in the stack are \(Self.words(harness.titles))", screen: harness.screen.render(),
                why: "a person who went back one screen wants to be there, not one further",
                look: Self.look(.lend, "goBack(): what if its own screen is no longer in the stack?")))
    }

    // MARK: - Words

    /// Reports that lending stayed: a second try would say nothing more.
    private static func reportStaying(_ harness: Harness) {
        expect(
            false,
            .teaching(
                expected: "goBack() takes the screen for lending off, and no other",
                happened: "the screens in the stack are \(words(harness.titles))", screen: harness.screen.render(),
                why: "a person lends a book from its screen, and wants to see there that it is lent",
                look: look(
                    .lend,
                    "goBack(): which screens does it take off? makeModule: was the Navigator told of its screen?")))
    }

    static func words(_ titles: [String]) -> String { titles.joined(separator: ", ") }
}
