import ExerciseSupport
import SourceModel
import Testing

@Suite("Exercise 14a, tests of the Director", .exercise("14a"))
struct DirectorTestsTests {
    private let tests = LearnerTests(of: Exercise("14a"), in: "Tests/ShelfListDirectorTests.swift", lesson: 14)

    @Test("14a.1 the tests pass on Directors that are right, in this way or another, and not on all wrong ones as well")
    func rightOnesPass() async throws {
        // Tests that ask how they are run, or that wait, fail here for that reason, which another test of 14a.1 reports.
        let sources = try Exercise("14a").learnerTests
        guard LearnerFile.isClean(sources), !Waiting.isUsed(in: sources) else { return }
        await tests.expectPassing(
            on: [
                Behavior(words: "the code is as it is"),
                Behavior(fault: "endsLoadingFirst", words: "the loading ends before the rows are shown"),
                Behavior(fault: "saysErrorFirst", words: "an error is shown before the loading ends"),
                Behavior(fault: "saysReturnLast", words: "after a return the fetch begins before the success is shown"),
            ],
            andOnNotAllOf: Wrong.all,
            look: "does it demand an order, or a number of messages, that nobody asked for?")
    }

    @Test("14a.1 the tests judge by what the Director says, and don't wait")
    func nothingElseIsAsked() throws {
        let sources = try Exercise("14a").learnerTests
        LearnerFile.report(sources)
        if LearnerFile.isClean(sources) { Waiting.report(in: sources) }
    }

    @Test("14a.1 the tests share nothing that one of them changes")
    func nothingIsShared() throws {
        let (sources, subject) = (try Exercise("14a").learnerTests, try Exercise("14a").sources)
        let state = StateBetweenTests(in: sources, of: subject)
        state.report(lesson: "14")
        if state.kept.isEmpty { BuiltOnce.report(in: sources, of: subject) }
    }

    @Test("14a.2 an event that becomes the wrong job, or none, is noticed")
    func eventsAreTested() async {
        await tests.expectNoticing(
            Wrong.events, look: "is there a test for each event, and does it compare who is told what, in which order?")
    }

    @Test("14a.3 rows that are wrong are noticed")
    func rowsAreTested() async {
        await tests.expectNoticing(Wrong.rows, look: "which rows does a test compare whole, and at which times?")
    }

    @Test("14a.4 answers that end wrongly are noticed")
    func answersAreTested() async {
        await tests.expectNoticing(
            Wrong.answers, look: "is there a test for each of the four answers, and does it look at the loader as well?"
        )
    }

    @Test("14a.5 a tap that leads to the wrong book is noticed")
    func tapsAreTested() async {
        await tests.expectNoticing(
            Wrong.taps, look: "which rows are tapped, among how many, and after which answers?")
    }

    @Test("14a.6 a Director that keeps its screen alive is noticed")
    func ownershipIsTested() async {
        await tests.expectNoticing(
            Wrong.ownership,
            look: "in which test does the Director speak to a screen, of which the test then lets go, and of it alone?")
    }
}
