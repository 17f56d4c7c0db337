import ExerciseSupport
import SourceModel
import Testing

@Suite("Exercise 18, tests of the Director", .exercise(18))
struct DirectorTestsTests {
    private let tests = LearnerTests(of: Exercise(18), in: "Tests/ShelfListDirectorTests.swift", lesson: 14)

    @Test("18.1 the tests pass on a Director that is right, also on one that is right in another way")
    func rightOnesPass() async {
        await tests.expectPassing(
            on: [
                Behavior(words: "the code is as it is"),
                Behavior(fault: "endsLoadingFirst", words: "the loading ends before the rows are shown"),
                Behavior(fault: "saysErrorFirst", words: "an error is shown before the loading ends"),
                Behavior(fault: "saysReturnLast", words: "after a return the fetch begins before the success is shown"),
            ],
            look: "does it demand an order, or a number of messages, that nobody asked for?")
    }

    @Test("18.1 the tests judge by what the Director says")
    func nothingElseIsAsked() throws {
        LearnerFile.report(try Exercise(18).learnerTests)
    }

    @Test("18.2 an event that becomes the wrong job, or none, is noticed")
    func eventsAreTested() async {
        await tests.expectNoticing(
            [
                Behavior(
                    fault: "fetchesInsteadOfReturning", words: "\"Return all\" fetches the books and returns none"),
                Behavior(fault: "ignoresNews", words: "nothing follows when a book changed"),
                Behavior(fault: "asksBeforeLoading", words: "the job is asked for before the screen shows loading"),
            ],
            look: "is there a test for each event, and does it say in which order who is told what?")
    }

    @Test("18.3 rows that are wrong are noticed")
    func rowsAreTested() async {
        await tests.expectNoticing(
            [
                Behavior(fault: "sortsRows", words: "the rows are sorted by title"),
                Behavior(fault: "dropsDueDate", words: "a row says to whom a book is lent, and not until when"),
                Behavior(fault: "lentIsRed", words: "every book that is lent is red, overdue or not"),
                Behavior(
                    fault: "clockReadOnce", words: "what is overdue is decided by the time at which the list was opened"
                ),
            ],
            look: "which rows does a test compare whole, and at which times?")
    }

    @Test("18.4 answers that end wrongly are noticed")
    func answersAreTested() async {
        await tests.expectNoticing(
            [
                Behavior(fault: "loaderRunsOn", words: "the loader runs on when the books are there"),
                Behavior(fault: "failureKeepsLoading", words: "the loader runs on when something failed"),
                Behavior(fault: "failureEmptiesRows", words: "a failure empties the list"),
                Behavior(
                    fault: "tellsTheOtherError", words: "a return that failed says that the books could not be loaded"),
                Behavior(fault: "returnIsNotFetched", words: "after a return the list is not fetched again"),
                Behavior(fault: "returnIsFetchedTwice", words: "after a return the list is fetched twice"),
            ],
            look: "is there a test for each of the four answers, and does it look at the loader as well?")
    }

    @Test("18.5 a tap that leads to the wrong book is noticed")
    func tapsAreTested() async {
        await tests.expectNoticing(
            [
                Behavior(fault: "opensTheNextRow", words: "a tap opens the book in the next row"),
                Behavior(fault: "staleOpensTheLast", words: "a tap on a row that is gone opens the last book"),
                Behavior(
                    fault: "keepsTheFirstBooks", words: "a tap opens what was in that row when the list first came"),
                Behavior(
                    fault: "failureForgetsBooks",
                    words: "after a failure the rows are still there, and a tap opens nothing"),
            ],
            look: "which rows are tapped, among how many, and after which answers?")
    }

    @Test("18.6 a Director that keeps its screen alive is noticed")
    func ownershipIsTested() async {
        await tests.expectNoticing(
            [
                Behavior(
                    fault: "keepsItsScreen", words: "the Director keeps its screen alive once it has told it something")
            ],
            look: "is there a test that lets go of the screen, and looks whether it went?")
    }
}
