import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13a

extension NavigatorTests {
    @Test("13a.4 a module tells the delegate that was handed to makeModule")
    func newsReachesTheDelegate() {
        let book = Harness(.book)
        guard let director = Self.director(ShelfDetailDirector.self, in: book) else { return }
        director.bookDidGetLent(Books.kindred)
        guard Self.expectNews(in: book, .bookChanged, of: .book, "makeModule: who is told of a change?") else { return }
        let lend = Harness(.lend)
        guard let director = Self.director(ShelfLendDirector.self, in: lend) else { return }
        director.presentSuccess(book: Books.kindred)
        Self.expectNews(in: lend, .bookLent, of: .lend, "makeModule: who is told of a loan?")
    }

    @Test("13a.4 the delegate that comes with a way is passed along to the next module")
    func delegateIsHandedOn() {
        let list = Harness(.list)
        guard let navigator = Self.navigator(ShelfList_Navigate.self, in: list) else { return }
        navigator.gotoDetail(of: Books.kindred, with: list.delegate)
        Self.tellNews(list.opened)
        let way = "gotoDetail(of:with:): who is to hear of the book?"
        // Another check covers a module that never tells its delegate.
        guard !Self.isHeard(.bookChanged, from: .book) || Self.expectNews(in: list, .bookChanged, of: .list, way)
        else { return }
        let book = Harness(.book)
        guard let navigator = Self.navigator(ShelfDetail_Navigate.self, in: book) else { return }
        navigator.gotoLend(Books.kindred, with: book.delegate)
        Self.tellNews(book.opened)
        guard Self.isHeard(.bookLent, from: .lend) else { return }
        Self.expectNews(in: book, .bookLent, of: .book, "gotoLend(_:with:): who is to hear of the loan?")
    }

    /// Lets a module have something to tell.
    private static func tellNews(_ scene: UIViewController?) {
        ((scene as? ShelfDetailScene)?.eventsHandler as? ShelfDetailDirector)?.bookDidGetLent(Books.kindred)
        ((scene as? ShelfLendScene)?.eventsHandler as? ShelfLendDirector)?.presentSuccess(book: Books.kindred)
    }

    /// Returns whether a module's news reaches the delegate that its own makeModule got.
    private static func isHeard(_ message: Message, from module: Module) -> Bool {
        let harness = Harness(module)
        tellNews(harness.scene)
        return harness.log.messages.contains(message)
    }

    @Test("13a.4 after a loan, the book's screen and the list say who has the book")
    func theScreensBelowKnowOfALoan() async {
        await Visit.journey(
            expecting: "a loan is seen on the book's screen, and then in the list",
            because: "without the news, each screen shows what was true before the loan",
            look: Self.look(.book, "from lending back to the list: who is passed along as whose delegate?")
        ) { visit in
            let isOpen = (try? await visit.openLending(ofRow: 2)) != nil
            guard isJudged(isOpen, after: "13a.2", because: "no way leads from the list to lending") else { return }
            try visit.screen.lend()
            await letPendingWorkRun()
            if visit.screen.title == "Lend" { try visit.screen.goBack() }
            if visit.screen.title == "Book" {
                try await visit.wait(until: "the book's screen says who has it") {
                    $0.shows("ent to Cleo until")
                }
                try visit.screen.goBack()
            }
            try await visit.wait(until: "the row says who has it") { $0.shows("lent to Cleo") }
        }
    }

    // MARK: - Words

    @discardableResult
    private static func expectNews(
        in harness: Harness, _ message: Message, of module: Module, _ question: String
    ) -> Bool {
        let heard = harness.log.messages.filter { $0.receiver == "delegate" }
        return expect(
            heard == [message],
            .teaching(
                expected: "the delegate that was passed along hears \(message.name), once",
                happened: heard.isEmpty
                    ? "it heard nothing" : "it heard " + heard.map(\.description).joined(separator: ", then "),
                why: """
                    a module tells the delegate that it was given what happened, and doesn't know who that is; \
                    without a delegate, the news is lost
                    """,
                look: look(module, question)))
    }
}

extension Message {
    fileprivate static let bookChanged: Message = "delegate.bookDidChange()"
    fileprivate static let bookLent: Message = "delegate.bookDidGetLent(Kindred)"
}
