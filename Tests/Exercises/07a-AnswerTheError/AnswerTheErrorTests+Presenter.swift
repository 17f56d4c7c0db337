import ExerciseSupport
import Spies
import Testing

@testable import Exercise07a

/// The presenter among spies: what it says and does when a loan has ended, in whatever way.
extension AnswerTheErrorTests {
    @Test("07a.1 each reason is told in its own words, once")
    func everyFailureIsTold() async {
        let desks = await Self.desks(after: LendError.allCases)
        let silent = desks.filter { $1.texts.isEmpty }.map(\.0)
        expect(
            silent.isEmpty,
            .teaching(
                expected: "whatever the reason, a person reads why the book was not lent",
                happened: "nothing is shown for \(Self.list(silent))",
                why: "a person who sees nothing taps again, or believes that the book is lent",
                look: Self.presenter("which ends of a loan say nothing?")))
        let repeated = desks.filter { $1.texts.count > 1 }.map(\.0)
        expect(
            repeated.isEmpty,
            .teaching(
                expected: "one loan that failed is one message",
                happened: "several messages are shown for \(Self.list(repeated))",
                why: "a view shows one alert at a time, and UIKit refuses the second",
                look: Self.presenter("from how many places is a message shown?")))
        for (error, desk) in desks where desk.texts.count == 1 && !desk.texts[0].contains(error.words) {
            Issue.record(
                .teaching(
                    expected: "for \(error) a person reads: \(error.words)",
                    happened: "the view was told: \(desk.texts[0].replacing("view.", with: ""))",
                    why: "the words say what can be done now, and that differs from reason to reason",
                    look: Self.presenter("which words belong to which reason?")))
        }
    }

    @Test("07a.1 after a failure the sheet stays; after a success it goes, without a word, and with Cancel")
    func onlySuccessLeaves() async {
        let left = await Self.desks(after: LendError.allCases)
            .filter { $1.leaves > 0 }.map(\.0)
        expect(
            left.isEmpty,
            .teaching(
                expected: "a loan that failed leaves the sheet open, with what was typed",
                happened: "the wireframe is asked to take it away for \(Self.list(left))",
                why: "what was typed would have to be typed again",
                look: Self.presenter("which ends ask the wireframe?")))
        let desk = Desk()
        await desk.saved(with: nil)
        expect(
            desk.leaves == 1 && desk.texts.isEmpty,
            .teaching(
                expected: "a loan that succeeded takes the sheet away, once, and says nothing",
                happened: desk.leaves == 1 ? "a message is shown" : Self.words(forLeaves: desk.leaves),
                why: "the book's screen is there again, and shows who has the book",
                look: Self.presenter("what is done when the error is nil?")))
        let canceled = Desk()
        await canceled.cancel()
        expect(
            canceled.leaves == 1,
            .teaching(
                expected: "Cancel takes the sheet away, once, as it did",
                happened: Self.words(forLeaves: canceled.leaves),
                why: "a person who taps Cancel wants to see the book's screen",
                look: Self.presenter("userDidTapCancel(): who is asked, and how often?")))
    }

    private static func words(forLeaves leaves: Int) -> String {
        leaves == 0 ? "the sheet stays" : "the wireframe is asked \(leaves) times"
    }

    @Test("07a.2 Save shows the loader and is disabled, and only then asks")
    func savingIsSeen() async {
        let desk = Desk()
        await desk.save()
        let asked = desk.log.messages.firstIndex { $0.name == "lend" } ?? desk.log.messages.endIndex
        let before = Desk.Seen(desk.log.messages[..<asked])
        expect(
            before.loaderTurns == true && before.canSave == false,
            .teaching(
                expected: "when the interactor is asked, the loader is shown and Save is disabled already",
                happened: before.loaderTurns == true ? "Save can still be tapped" : "no loader was shown before",
                why: before.loaderTurns == true
                    ? "a person sees by the button that the tap was heard"
                    : """
                    what was typed wrongly is answered at once; shown afterward, the loader would never be hidden \
                    again
                    """,
                look: Self.presenter("userDidTapSave(borrower:days:): what comes before the question?")))
    }

    @Test("07a.2 every end hides the loader, and every failure opens Save again")
    func everyEndHidesTheLoader() async {
        let ends: [LendError?] = [nil] + LendError.allCases
        let seen = await Self.desks(after: ends).map { ($0, Desk.Seen($1.log.messages[...])) }
        let turning = seen.filter { $1.loaderTurns != false }.map { $0.0.map { "\($0)" } ?? "success" }
        expect(
            turning.isEmpty,
            .teaching(
                expected: "whatever came of the loan, the loader is hidden",
                happened: "it goes on turning after \(turning.joined(separator: ", "))",
                why: "a loader says that something is on its way, and after the end nothing is",
                look: Self.presenter("what do all ends have in common, and where is it done?")))
        let closed = seen.compactMap { $1.canSave == true ? nil : $0 }
        expect(
            closed.isEmpty,
            .teaching(
                expected: "after a failure Save can be tapped again",
                happened: "it stays disabled after \(Self.list(closed))",
                why: "most of these reasons go away by themselves, or by typing something else",
                look: Self.presenter("what do all ends have in common, and where is it done?")))
    }

    @Test("07a.2 a second tap asks nothing until the answer has come, and after a failure there is a second try")
    func oneQuestionAtATime() async {
        let twice = Desk()
        await twice.save()
        await twice.saveAgain()
        expect(
            twice.askedForLoans == 1,
            .teaching(
                expected: "a second tap on Save, before the answer, asks nothing",
                happened: "the interactor was asked \(twice.askedForLoans) times",
                why: """
                    each question has an answer, and the second answer finds the sheet gone; that the view disables \
                    its button is a courtesy, and the presenter can't rely on it
                    """,
                look: Self.presenter("what does it remember between the tap and the answer?")))
        var lost: [LendError] = []
        for (error, desk) in await Self.desks(after: LendError.allCases) {
            await desk.save()
            if desk.askedForLoans == 0 { lost.append(error) }
        }
        expect(
            lost.isEmpty,
            .teaching(
                expected: "after a failure a tap on Save asks again",
                happened: "it no longer asks after \(Self.list(lost))",
                why: "what is remembered of the first tap has to be forgotten with its answer, whatever that was",
                look: Self.presenter("where is it forgotten that an answer is due?")))
    }

    @Test("07a.3 the number of days is handed on without the spaces around it")
    func daysAreHandedOn() async {
        let (plain, spaced) = (Desk(), Desk())
        await plain.save(days: "14")
        await spaced.save(days: " 14 ")
        let asked = [plain, spaced].map { desk in desk.log.messages.first { $0.name == "lend" }?.arguments }
        expect(
            asked[0] == asked[1],
            .teaching(
                expected: "14 days are asked for, whether \"14\" was typed or \" 14 \"",
                happened:
                    "the interactor hears lend(\(asked[0] ?? "nothing")), and then lend(\(asked[1] ?? "nothing"))",
                why: "a person doesn't see the space that a keyboard puts there, and reads that 14 is no number",
                look: Self.presenter("userDidTapSave(borrower:days:): how does the text become a number?")))
    }

    /// A desk for each of these ends, after a loan that ended so.
    private static func desks<End>(after ends: [End]) async -> [(End, Desk)] {
        let events = Events()
        var desks: [(End, Desk)] = []
        for end in ends {
            let desk = Desk(events)
            await desk.saved(with: end as? LendError)
            desks.append((end, desk))
        }
        return desks
    }
}
