import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise15a

extension AsyncWorkerTests {
    @Test("15a.5 a loan is told when the store has kept it, once")
    func loanIsTold() async {
        let answers: [(Bool, Message)] = [
            (true, #"presenter.presentSuccess(book: "Kindred, lent to Cleo")"#), (false, "presenter.presentError()"),
        ]
        for (isSuccess, answer) in answers where SharedState.isFree() {
            let log = MessageLog()
            let store = StoreGate(log: log)
            let worker = ShelfLendWorker(store: store)
            let presenter = LendPresenterSpy("presenter", log: log)
            worker.presenter = presenter
            worker.lend(Books.kindred, with: Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14)))
            _ = await eventually(within: patience) { !store.requests.isEmpty }
            await letPendingWorkRun()
            if let request = store.request(.replace, 1) {
                if isSuccess { store.succeed(request) } else { store.fail(request) }
            }
            _ = await eventually(within: patience) { log.messages.contains { $0.receiver == "presenter" } }
            await letPendingWorkRun()
            let asked: [Message] = ["store.replace(1, Kindred, lent to Cleo)"]
            let answered: [Message] = [isSuccess ? "store.succeeds(replace 1)" : "store.fails(replace 1)", answer]
            expect(
                log.messages == asked + answered,
                .teaching(
                    expected:
                        "lend(_:with:) stores the book with its loan; when that \(isSuccess ? "is done" : "fails"), "
                        + "the presenter is told \(answer.name)(\(answer.arguments)), once",
                    happened: log.messages.isEmpty
                        ? "nothing was said, neither to the store nor to the presenter"
                        : log.messages.map(\.description).joined(separator: ", then "),
                    why: "the presenter goes back and spreads the news on success, and that has to be true",
                    look: Worker.lend.look(
                        log.messages.starts(with: asked)
                            ? "what follows await, and what is in the catch?"
                            : "when is the store asked, and which book does it get?")))
            withExtendedLifetime((worker, presenter)) { store.close() }
        }
    }

    @Test("15a.5 a loan is canceled by nobody, not even by another loan")
    func loanIsNotCanceled() async {
        guard SharedState.isFree() else { return }
        let log = MessageLog()
        let store = StoreGate(log: log)
        let worker = ShelfLendWorker(store: store)
        let presenter = LendPresenterSpy("presenter", log: log)
        worker.presenter = presenter
        let loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14))
        worker.lend(Books.kindred, with: loan)
        // Another test checks that the store is asked.
        _ = await eventually(within: patience) { !store.requests.isEmpty }
        worker.lend(Books.emma, with: loan)
        await letPendingWorkRun()
        expect(
            store.requests.first?.isCanceled != true,
            .teaching(
                expected: "a loan is stored even if another one begins before that is done",
                happened: "a second lend(_:with:) canceled the first, on which the store still worked",
                why: "of several fetches the newest is enough, but each loan has to be stored",
                look: Worker.lend.look("which Task is kept, and who cancels it?")))
        store.close()
        await letPendingWorkRun()
        withExtendedLifetime((worker, presenter)) {}
    }

    @Test("15a.5 of two loans that overlap each is stored, and told when it is")
    func eachLoanIsTold() async {
        guard SharedState.isFree() else { return }
        let log = MessageLog()
        let store = StoreGate(log: log)
        let worker = ShelfLendWorker(store: store)
        let presenter = LendPresenterSpy("presenter", log: log)
        worker.presenter = presenter
        let loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14))
        worker.lend(Books.kindred, with: loan)
        // Another test checks that a single loan is stored and reported.
        guard await eventually(within: patience, { store.requests.count == 1 }) else { return }
        worker.lend(Books.emma, with: loan)
        _ = await eventually(within: patience) { store.requests.count == 2 }
        for request in store.requests.reversed() { store.succeed(request) }
        var told: [Message] { log.messages.filter { $0.receiver == "presenter" } }
        _ = await eventually(within: patience) { told.count == store.requests.count }
        await letPendingWorkRun()
        let news = told.map(\.arguments).sorted()
        expect(
            news == [#"book: "Emma, lent to Cleo""#, #"book: "Kindred, lent to Cleo""#],
            .teaching(
                expected: "Kindred is lent, and Emma before that is stored: both are stored, and each is told once",
                happened: store.requests.count < 2
                    ? "the store was never asked to keep the second one"
                    : "both were; the presenter was told "
                        + (news.isEmpty ? "nothing" : news.joined(separator: ", then ")),
                why: "each request is answered once, and a loan that was asked for and never stored is lost",
                look: Worker.lend.look("lend(_:with:): what does one loan know of another?")))
        store.close()
        withExtendedLifetime((worker, presenter)) {}
    }

    @Test("15a.5 a loan is stored and told although its form is left at once")
    func leftLoanIsFinished() async {
        guard SharedState.isFree() else { return }
        let survived = await #expect(processExitsWith: .success, Self.trap("lend(_:with:)", "the form", in: .lend)) {
            @MainActor in
            await LateAnswers.toALoan(succeeding: true)
            await LateAnswers.toALoan(succeeding: false)
        }
        guard survived != nil else { return }
        let left = await LateAnswers.toALoan(succeeding: true, within: patience)
        guard let request = left.request, !request.isCanceled else {
            Issue.record(Self.unfinished(isCanceled: left.request != nil))
            return
        }
        expect(
            left.told == [#"presenter.presentSuccess(book: "Kindred, lent to Cleo")"#],
            .teaching(
                expected:
                    "the user leaves the form, then the loan is stored, and the form's Director still hears of it",
                happened: left.wasHeld
                    ? "the Director was still there, and was told nothing"
                    : "the loan was stored, but the Director was freed with the form, and no actor heard of it",
                why:
                    "the list has to hear of this answer: until the Director tells it, it shows the old book",
                look: Worker.lend.look("whom does the Task hold until the answer is there?")))
        expect(
            !left.isStillHeld,
            .teaching(
                expected: "once the news is told, the form that was left is freed",
                happened: "its Director or its Worker was still there after the answer",
                why: "each form that the user has left would stay in memory",
                look: Worker.lend.look("who holds whom when everything is said? Look for a property without weak")))
    }

    private static func unfinished(isCanceled: Bool) -> Comment {
        .teaching(
            expected: "the user taps Save and leaves the form, and the loan is still stored",
            happened: isCanceled
                ? "the store heard that nobody waits for it" : "the Worker was freed, and the store was never asked",
            why: """
                a Task begins when the main actor has time for it, and the Worker may be gone by then; a user who \
                saves and leaves still wants the loan kept
                """,
            look: Worker.lend.look("what does the Task need, and who holds that? And who could cancel it?"))
    }

    @Test("15a.5 the list on the screen hears of a loan whose form was left")
    func theListHears() async {
        // One that traps is reported by the test before, and would end the suite here.
        let survived = await #expect(processExitsWith: .success, Self.trap("lend(_:with:)", "the form", in: .lend)) {
            @MainActor in await LateAnswers.toALoan(succeeding: true)
        }
        guard survived != nil else { return }
        await Visit.journey(
            expecting: "Lend can be left while its loan is being stored",
            because: "the user needn't wait for the store",
            look: Worker.lend.look("whom does the Task hold until the answer is there?")
        ) { visit in
            let fetch = try await visit.openList()
            visit.store.succeed(fetch, with: Books.all)
            try? await visit.screen.wait(until: "the list shows its books", within: patience) { $0.rows.count == 3 }
            let kindred = visit.screen.rows.firstIndex { $0.text.contains("Kindred") }
            guard isJudged(kindred != nil, after: "15a.1", because: "the list doesn't show the stored books"),
                let row = kindred
            else { return }
            try await visit.saveLoan(row: row)
            let loan = try await visit.asked(.replace)
            try visit.screen.goBack()
            visit.store.succeed(loan)
            let hasFetched = await eventually(within: patience) { visit.store.request(.load, 2) != nil }
            // Where the book's screen shows the loan, the news came, and 15a.1 says what a later fetch does with it.
            expect(
                hasFetched || visit.screen.shows("Lent to Cleo until Jun 03, 2024"),
                .teaching(
                    expected: "the user leaves Lend, then the store answers, and the list fetches again",
                    happened: "the list never asked for its books again",
                    why: "the loan is stored, and a list that shows the old book is wrong",
                    look: Worker.lend.look("whom does the Task hold until the answer is there?")))
            visit.store.close()
        }
    }
}
