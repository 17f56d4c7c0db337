import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import Spies
import Testing

@testable import Exercise08a

/// The way from a book to lending it.
extension OutputsPerEventTests {
    @Test("08a.7 Lend leads to the screen for lending, which names the book, lends it and leads back")
    func lendLeadsToLending() {
        let manager = BookManagerSpy(Books.all, log: MessageLog())
        let screen = Screen(
            .phone(
                showing: ShelfDetailConnector.makeViewController(
                    bookID: Books.onTheShelf.id, entityGateway: manager, now: { TestClock.noon })))
        _ = screen.text
        manager.answerAll()
        func shows(_ isRight: Bool, _ what: String, because why: String, look: String) -> Bool {
            expect(isRight, .teaching(expected: what, screen: screen.render(), why: why, look: look))
        }
        journey(
            expecting: "a person taps Lend, and lends the book", because: "that is what the button is there for",
            look: Self.connector("is each of them told who hears it?")
        ) {
            try screen.tap("Lend")
            guard
                shows(
                    screen.inventory.contains { $0.hasPrefix("field \"Borrower\"") },
                    "a tap on Lend leads to the screen for lending",
                    because: "the button is enabled, so a person expects that it does something",
                    look: Self.router("eventLend(bookID:): who makes the screen, and who pushes it?"))
            else { return }
            manager.answerAll()
            guard
                shows(
                    screen.title == "Lend" && screen.shows(Books.onTheShelf.title),
                    "the screen says Lend, and which book is lent",
                    because: "what an actor says to an output that was never set goes nowhere",
                    look: Self.connector("whose output is whom, and is it set before the screen is returned?"))
            else { return }
            try screen.lend()
            manager.answerAll()
            _ = shows(
                screen.title == "Book" && screen.shows("Lent to Cleo until Jun 03, 2024"),
                "once the loan is stored, the book's screen is there again, and says who has the book",
                because: "a router takes its own screen off the stack, so it has to know which one that is",
                look: Self.connector("what do the routers of the other two screens get?"))
        }
    }

    @Test("08a.7 each tap on Lend opens a screen of its own, for its own book")
    func eachTapOpensAScreen() {
        let manager = BookManagerSpy(Books.all, log: MessageLog())
        let book = UIViewController()
        let screen = Screen(.phone(showing: book))
        let router = ShelfDetailRouter(entityGateway: manager, now: { TestClock.noon })
        router.viewController = book
        for lent in [Books.lent, Books.onTheShelf] {
            router.eventLend(bookID: lent.id)
            _ = screen.text
            manager.answerAll()
            let isLent = expect(
                screen.shows(lent.title),
                .teaching(
                    expected: "eventLend(bookID:) opens a screen that names the book it was called with",
                    screen: screen.render(),
                    why: "a screen that is kept and shown again still has the book, and the text, of the time before",
                    look: Self.router("eventLend(bookID:) and the connector: does each tap get a new screen?")))
            guard isLent else { return }
            book.navigationController?.popToRootViewController(animated: false)
        }
    }

    @Test("08a.7 the screens of a book and of lending go when they are left")
    func screensGo() {
        var left = Released()
        do {
            let manager = BookManagerSpy(Books.all, log: MessageLog())
            let window = UIWindow.phone(
                showing: ShelfDetailConnector.makeViewController(
                    bookID: Books.onTheShelf.id, entityGateway: manager, now: { TestClock.noon }))
            let screen = Screen(window)
            _ = screen.text
            manager.answerAll()
            try? screen.tap("Lend")
            for controller in (window.rootViewController as? UINavigationController)?.viewControllers ?? [] {
                left.watchActors(from: controller, except: ["BookManagerSpy"])
            }
        }
        let isBookKept = left.stillAlive.contains { $0.hasPrefix("ShelfDetail") }
        expect(
            left.stillAlive.isEmpty,
            .teaching(
                expected: "once its screen is left, every object of a module goes",
                happened: left.remainder,
                why: "a screen owns its presenter, which owns its router; a router that holds it closes a circle",
                look: isBookKept
                    ? Self.router("who holds the screen, and how?") : Self.connector("who holds what it makes?")))
    }

    @Test("08a.7 a tap that comes when another screen is on top leads nowhere")
    func lateTapLeadsNowhere() {
        let manager = BookManagerSpy(Books.all, log: MessageLog())
        let book = UIViewController()
        let window = UIWindow.phone(showing: book)
        let router = ShelfDetailRouter(entityGateway: manager, now: { TestClock.noon })
        router.viewController = book
        router.eventLend(bookID: Books.onTheShelf.id)
        router.eventLend(bookID: Books.onTheShelf.id)
        let count = (window.rootViewController as? UINavigationController)?.viewControllers.count ?? 0
        expect(
            count <= 2,
            .teaching(
                expected: "two taps on Lend, quickly one after the other, open one screen",
                happened: "\(count) screens are on the stack",
                why: "the second tap is meant for a screen that is covered by then",
                look: Self.router("eventLend(bookID:): what does the list's router ask first?")))
    }

    @Test("08a.7 only the connector makes the presenter and the use case of lending")
    func onlyTheConnectorAssembles() throws {
        let sources = try exercise.sources
        report(try exercise.violations(of: .cleanViper, rules: ["connector-assembles"], in: sources))
        // The rule leaves it open whether a router may assemble; here the connector is there for it.
        let named = sources.files.filter { !$0.path.contains("/Shelf/Lend/") }.flatMap(\.references)
            .first { ["ShelfLendPresenter", "ShelfLendUseCase"].contains($0.name) }
        guard let named else { return }
        Issue.record(
            .teaching(
                expected: "outside of lending only its connector is known, which makes the whole stack",
                happened: "\(named.name) is named",
                why: "a type that makes a stack changes with each of its classes, so one type is there for that",
                look: Self.look("\(named.location)", "who else could make it?")))
    }

    private static func connector(_ question: String) -> String {
        look(exercise.path("Sources/Shelf/Lend/ShelfLendConnector.swift"), question)
    }

    private static func router(_ question: String) -> String {
        look(exercise.path("Sources/Shelf/Detail/ShelfDetailRouter.swift"), question)
    }
}
