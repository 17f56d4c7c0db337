import ExerciseSupport
import Foundation
import Testing

@testable import Exercise04a

/// The exercise whose answer is tested.
let exercise = Exercise("04a")

@Suite("Exercise 04a, move the formatting", .exercise("04a"))
struct PresenterTests {
    @Test("04a.1 a presenter keeps its state in its own properties")
    func stateIsItsOwn() {
        let shared = SharedState.variables
        if shared.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a presenter and its view keep what they remember in properties of their own",
                happened: "\(shared.map(\.name).joined(separator: ", ")) is shared by all lists",
                why: "a second list, or the next test, begins with what the last one left there",
                look: exercise.look(
                    at: shared.map(\.location.place), for: "does it belong to one list, or to all?")))
    }

    @Test("04a.1 when the screen is loaded, the books are loaded, once")
    func readyLoads() async {
        await Self.expect(
            "when the screen is loaded, the presenter has the store load, once", asked: ["load"],
            why: "the view only says what happened; what follows is up to the presenter", look: "viewDidLoad()"
        ) { presenter, _ in presenter.viewDidLoad() }
    }

    @Test("04a.1 return all returns all, and then loads again")
    func returnAllReturns() async {
        await Self.expect(
            "a tap on \"Return all\" has the store return all, once", asked: ["load", "returnAll"],
            why: "the view only says that the button was tapped; nothing is returned unless the presenter asks for it",
            look: "userDidTapReturnAll()"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
        }
        await Self.expect(
            "when all were returned, the presenter has the store load again, once",
            asked: ["load", "returnAll", "load"],
            why:
                "only the store knows which loans there are now; the rows on the screen still show those that have ended",
            look: "userDidTapReturnAll(): what follows when the store says that it is done?"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
            await store.answerReturns(.success(()))
        }
    }

    @Test("04a.1 a return that failed loads nothing")
    func failedReturnAsksNothing() async {
        await Self.expect(
            "when the return failed, the store is asked nothing more", asked: ["load", "returnAll"],
            why: "nothing has changed, so there is nothing to load, and the user hasn't tried again",
            look: "userDidTapReturnAll(): what follows when the store says that it failed?"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
            await store.answerReturns(.failure(.full))
        }
    }

    @Test("04a.1 a loan loads the list again, even while it is loading")
    func loanLoadsAgain() async {
        await Self.expect(
            "when a book was lent, the presenter has the store load again", asked: ["load", "load"],
            why: "the list shows who has which book, so it has to hear of a new loan", look: "didLendBook()"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.didLendBook()
        }
        await Self.expect(
            "when a book is lent while the store is still loading, the presenter has it load again",
            asked: ["load", "load"],
            why: "the books on their way may have been read before the loan, so they may not have it",
            look: "didLendBook(): what does it do while a load is under way?"
        ) { presenter, _ in
            presenter.viewDidLoad()
            presenter.didLendBook()
        }
        await Self.expect(
            "when a book is lent while books are being returned, the presenter has the store load again",
            asked: ["load", "returnAll", "load"],
            why: "the return may fail, and then nothing else would bring the new loan to the list",
            look: "didLendBook(): what does it do while a return is under way?"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
            presenter.didLendBook()
        }
    }

    @Test("04a.1 while the list is only loading, a tap on return all counts")
    func tapCountsWhileLoading() async {
        await Self.expect(
            "a tap on \"Return all\" while the list is only loading has the store return all",
            asked: ["load", "returnAll"],
            why: "it counted before there was a presenter; only a return keeps another one from starting",
            look: "userDidTapReturnAll(): during which work is a tap ignored?"
        ) { presenter, _ in
            presenter.viewDidLoad()
            presenter.userDidTapReturnAll()
        }
    }

    @Test("04a.1 a second tap on return all, while the store is at work, asks nothing")
    func secondTapAsksNothing() async {
        await Self.expect(
            "a second tap on \"Return all\", while the store is returning, asks nothing of it",
            asked: ["load", "returnAll"],
            why: """
                each request is carried out and answered, so the user would be told twice; a view may disable its button, \
                but the presenter decides whether a tap counts
                """,
            look: "userDidTapReturnAll(): how does it know that a return is under way?"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
            presenter.userDidTapReturnAll()
        }
        await Self.expect(
            "a second tap asks nothing, even if a book was lent and the list was loaded during the return",
            asked: ["load", "returnAll", "load"],
            why: "the return is still under way, whatever else has begun or ended since",
            look: "userDidTapReturnAll(): does a load make it forget the return?"
        ) { presenter, store in
            presenter.viewDidLoad()
            await store.answerLoads(.success(Books.all))
            presenter.userDidTapReturnAll()
            presenter.didLendBook()
            presenter.userDidTapReturnAll()
            await store.answerLoads(.success(Books.all))
            await letPendingWorkRun()
            presenter.userDidTapReturnAll()
        }
    }

    @Test("04a.1 when a return has ended, well or badly, the next tap counts again")
    func nextTapCounts() async {
        for (end, result) in [("failed", .failure(.full)), ("succeeded", .success(()))]
            as [(String, Result<Void, BooksStoreError>)]
        {
            let reload = end == "succeeded" ? ["load"] : []
            await Self.expect(
                "after a return that \(end), another tap on \"Return all\" returns again",
                asked: ["load", "returnAll"] + reload + ["returnAll"],
                why:
                    "a presenter that ignores taps during a return has to notice its end, whether it went well or badly",
                look: "userDidTapReturnAll(): when does a tap count again?"
            ) { presenter, store in
                presenter.viewDidLoad()
                await store.answerLoads(.success(Books.all))
                presenter.userDidTapReturnAll()
                await store.answerReturns(result)
                if !reload.isEmpty { await store.answerLoads(.success(Books.returned)) }
                await Self.tapUntilItCounts(presenter, store)
            }
        }
    }

    /// Taps "Return all" until the store is asked for more: a task hears some turns later that a return has ended.
    private static func tapUntilItCounts(_ presenter: any ShelfPresenterProtocol, _ store: StoreSpy) async {
        let before = store.asked.count
        await store.events.wait {
            presenter.userDidTapReturnAll()
            return store.asked.count > before
        }
    }

    /// Reports what a presenter without a screen asked of its store, if that isn't `asked`.
    private static func expect(
        _ expected: String, asked: [String], why: String, look: String,
        when events: @MainActor (any ShelfPresenterProtocol, StoreSpy) async -> Void
    ) async {
        // The first test of this requirement reports shared state.
        if !SharedState.variables.isEmpty { return }
        let store = StoreSpy()
        let presenter = ShelfPresenter(store: store, now: { TestClock.noon })
        await events(presenter, store)
        await store.events.settle { store.asked == asked }
        if store.asked == asked { return }
        Issue.record(
            .teaching(
                expected: expected,
                happened:
                    "the store was asked: \(store.words); it should have been asked: \(asked.joined(separator: ", then "))",
                why: why, look: exercise.look(in: "ShelfPresenter", for: look)))
    }
}
