import ExerciseSupport
import Testing

@testable import Exercise08a

/// "Return all" is answered as "Return all".
extension OutputsPerEventTests {
    @Test("08a.2 a return that was done is told as that, and as nothing else")
    func successIsAnswered() {
        expectAnswer("presentReturnAllSuccess()", to: "a return that was done", failing: false)
    }

    @Test("08a.2 a return that could not be done is told as that, and as nothing else")
    func failureIsAnswered() {
        expectAnswer("presentReturnAllError()", to: "a return that could not be done", failing: true)
    }

    /// The manager of these tests tells no observers, so that all that is told is the answer.
    private func expectAnswer(_ answer: String, to what: String, failing: Bool) {
        let harness = UseCaseHarness()
        harness.manager.tellsObservers = false
        harness.manager.fails = failing
        harness.useCase.eventReturnAll()
        harness.manager.answerAll()
        expect(
            harness.told == [answer],
            .teaching(
                expected: "\(what) is answered by \(answer), and by nothing else",
                happened: "the presenter was told \(Self.words(harness.told))",
                why: """
                    the presenter knows by the message what happened, and to which event; any other message says \
                    something that is not so, or leaves this event waiting for its answer
                    """,
                look: Self.look("UseCase", "eventReturnAll(): which messages are about a return?")))
    }

    @Test("08a.2 of a return that could not be done, the view is told once")
    func failureIsToldOnce() {
        let harness = PresenterHarness.withItsBooks()
        harness.manager.fails = true
        harness.presenter.eventReturnAll()
        harness.manager.answerAll()
        let told = harness.shown.filter { $0 != "showReturnAllStart()" }
        expect(
            told == ["showReturnAllEnd(title: \"Error\", message: \"Your books could not be returned.\")"],
            .teaching(
                expected: "when a return fails, the view is told that the books could not be returned, once",
                happened: "it was told \(Self.words(told))",
                why: "a person who tapped \"Return all\" waits for one answer, and has to hear that it went wrong",
                look: Self.look(
                    "UseCase", "eventReturnAll(): what does the presenter hear when it fails?",
                    and: "Presenter", "presentReturnAllError(): what does the view hear?")))
    }

    @Test("08a.2 on the screen, a return that fails says so, and leaves rows and button as they were")
    func failedReturnIsShown() {
        let shelf = Shelf()
        shelf.manager.answerAll()
        let rows = shelf.rows
        let why = "a person who tapped \"Return all\" has to hear what came of it, and of nothing else"
        let look = Self.look("UseCase", "eventReturnAll(): what does the presenter hear when it fails?")
        journey(
            expecting: "a return that failed can be tried again when its alert was closed", because: why, look: look
        ) {
            shelf.manager.fails = true
            try shelf.screen.tap("Return all")
            shelf.manager.answerAll()
            shelf.expect(
                shelf.screen.alert?.message == "Your books could not be returned.",
                "a return that fails says so in an alert", because: why, look: look)
            guard shelf.screen.alert != nil else { return }
            try shelf.screen.tap("OK")
            shelf.expect(
                shelf.rows == rows && !shelf.screen.shows("could not"),
                "after a return that failed, the list shows what it showed", because: why, look: look)
            shelf.manager.fails = false
            try shelf.screen.tap("Return all")
            shelf.manager.answerAll()
            shelf.expect(
                shelf.screen.alert?.message == "All books are back on the shelf.",
                "after a return that failed, a second one can be asked for",
                because: "the books still have to come back, and only the presenter can let the next tap through",
                look: Self.look("Presenter", "presentReturnAllError(): may \"Return all\" be tapped again?"))
        }
    }
}
