import ExerciseSupport
import Testing

@testable import Exercise07a

/// A loan after one that failed: nothing of the first may be left that the second meets.
extension AnswerTheErrorTests {
    @Test("07a.5 the second try is told like the first")
    func secondTryIsTold() async {
        let desk = Desk()
        await desk.saved(with: .refused)
        let first = desk.texts
        await desk.saved(with: .refused)
        expect(
            desk.texts == first,
            .teaching(
                expected: "the library refuses, Save once more, and it refuses again: a person reads that again",
                happened: desk.texts.isEmpty
                    ? "nothing is shown the second time"
                    : "the view was told: "
                        + desk.texts.map { $0.replacing("view.", with: "") }.joined(separator: ", "),
                why: "a person who reads nothing believes that the book is lent",
                look: Self.presenter("what does it still know of the first loan when the second has ended?")))
    }

    @Test("07a.5 after each failure the interactor asks the library once more, and passes on what that says")
    func secondTryIsAsked() async {
        // What the library says is passed on as 07a.3 has it; here, only what came before it must make no difference.
        let fresh = Counter()
        await fresh.lend()
        await fresh.answer(StubLibrary.refusal)
        for (first, isStored) in [(StubLibrary.noConnection, true), (StubLibrary.loan, false)] {
            let counter = Counter()
            await counter.lend()
            await counter.answer(first)
            await counter.store(isStored: isStored)
            let failures = counter.ends.count
            // A loan that was granted and not stored may be stored without another question; one for other days may not.
            await counter.lend(days: 21)
            await counter.answer(StubLibrary.refusal)
            if Array(counter.ends.dropFirst(failures)) == fresh.ends { continue }
            Issue.record(
                .teaching(
                    expected: """
                        \(isStored ? "no connection" : "a loan that could not be stored"), and then a second try for \
                        other days, which the library refuses: the completion hears of that as it does of a first try
                        """,
                    happened: counter.told,
                    why: "each tap on Save is a question of its own, with an answer of its own",
                    look: Self.interactor("what does it still know of the first loan when the second begins?")))
            return
        }
    }

    @Test("07a.5 after whatever failed before, a loan goes as it goes on a new sheet")
    func everyTryIsTheFirst() async {
        for seed in 1...3 {
            let events = Events()
            let sheet = Sheet(events)
            var before: [Attempt] = []
            let failing = Attempt.failing(15, seed: seed)
            for attempt in failing + [Attempt.succeeding] {
                let (found, wanted) = (await sheet.make(attempt), await Sheet(events).make(attempt))
                guard found == wanted else { return await Self.report(attempt, after: before, found, wanted) }
                before.append(attempt)
            }
        }
    }

    /// Tells of one loan that came before, if that one alone makes the difference.
    private static func report(
        _ attempt: Attempt, after before: [Attempt], _ found: Attempt.End, _ wanted: Attempt.End
    ) async {
        var (story, end) = ("\(before.count) loans that failed", found)
        for first in before {
            let sheet = Sheet(Events())
            _ = await sheet.make(first)
            let second = await sheet.make(attempt)
            if second == wanted { continue }
            (story, end) = ("a loan to \(first.inWords) that failed", second)
            break
        }
        Issue.record(
            .teaching(
                expected: "after \(story), one to \(attempt.inWords) goes as on a new sheet: \(wanted.inWords)",
                happened: end == found || end.inWords != wanted.inWords
                    ? end.inWords : "the same, but loader, button or sheet are not as they should be",
                why: "each tap on Save is a question of its own, with an answer of its own",
                look: bothActors))
    }
}
