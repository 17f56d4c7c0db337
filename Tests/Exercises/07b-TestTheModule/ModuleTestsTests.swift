import ExerciseSupport
import SourceModel
import Testing

@Suite("Exercise 07b, tests of a module", .exercise("07b"))
struct ModuleTestsTests {
    private static func tests(in file: String) -> LearnerTests {
        LearnerTests(of: Exercise("07b"), in: "Tests/\(file).swift", lesson: 7)
    }

    @Test("07b.1 the tests pass on modules that are right, in this way or another, and not on all wrong ones as well")
    func rightOnesPass() async throws {
        // Tests that ask how they are run fail here for that reason, which the other test of 07b.1 reports.
        guard LearnerFile.isClean(try Exercise("07b").learnerTests) else { return }
        await Self.tests(in: "ShelfLendPresenterTests").expectPassing(
            on: [
                Behavior(words: "the code is as it is"),
                Behavior(fault: "loaderFirst", words: "the loader is shown before Save is disabled"),
                Behavior(fault: "saysFirst", words: "a message is shown before the loader is hidden"),
                Behavior(fault: "daysFirst", words: "without a name and without days, the days are what is missing"),
            ],
            andOnNotAllOf: Wrong.all, look: "does it demand an order that the task leaves open?")
    }

    @Test("07b.1 the tests use nothing but the code under test, share nothing, and don't wait")
    func nothingElseIsAsked() throws {
        let (tests, subject) = (try Exercise("07b").learnerTests, try Exercise("07b").sources)
        LearnerFile.report(tests)
        if LearnerFile.isClean(tests) { StateBetweenTests(in: tests, of: subject).report(lesson: "07") }
    }

    @Test("07b.2 a presenter that is wrong is noticed")
    func presenterIsTested() async {
        await Self.tests(in: "ShelfLendPresenterTests").expectNoticing(
            Wrong.presenters,
            look: "is there a test for two taps, for a failure and for a success? What do view and wireframe hear?")
    }

    @Test("07b.3 an interactor that is wrong is noticed")
    func interactorIsTested() async {
        await Self.tests(in: "ShelfLendInteractorTests").expectNoticing(
            Wrong.interactors,
            look: "is there a test for nonsense, for a yes and for a no? Who is told, and in which order?")
    }

    @Test("07b.4 a data manager that is wrong is noticed")
    func dataManagerIsTested() async {
        await Self.tests(in: "ShelfLendAPIDataManagerTests").expectNoticing(
            Wrong.dataManagers,
            look: "which request is sent, and in how many ways does the library answer in your tests?")
    }
}
