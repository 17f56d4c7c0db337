import ExerciseSupport
import SourceModel
import Testing

@testable import Exercise03a

/// The exercise whose answer is tested.
let exercise = Exercise("03a")

@Suite("Exercise 03a, the first spy", .exercise("03a"))
struct FirstSpyTests {
    private let tests = LearnerTests(of: exercise, in: "Tests/LendTests.swift", lesson: 3)

    @Test("03a.1 the tests pass on the app as it is, and not on everything")
    func passOnTheApp() async throws {
        let hasty = try SpySources(exercise.learnerTests).answerInTheCall
        await tests.expectPassing(
            on: [Behavior(words: "the app is as it is")], andOnNotAllOf: Fault.wrong.map(\.behavior),
            look: hasty == nil
                ? "which of the promises does this line expect?"
                : "no store answers inside the call; let a test say when the spy does", place: hasty)
    }

    @Test("03a.1 the tests pass on apps that keep the promises in another way")
    func passOnOtherApps() async {
        await tests.expectPassing(
            on: Fault.different.map(\.behavior), look: "test what was promised, and not how it is kept")
    }

    @Test("03a.2 the tests notice what is wrong with a loan")
    func noticeAWrongLoan() async {
        await tests.expectNoticing(
            Fault.ofTheLoan.map(\.behavior), look: "what was typed, and what was the spy asked to store?")
    }

    @Test("03a.3 the tests notice a loan that should be refused, and one that is refused in silence")
    func noticeWhatWasNotToBeStored() async {
        await tests.expectNoticing(
            Fault.ofRefusing.map(\.behavior), look: "how often was the spy asked, and what does the screen say?")
    }

    @Test("03a.4 the tests notice what goes wrong when the store succeeds")
    func noticeWrongSuccesses() async {
        await tests.expectNoticing(
            Fault.ofSuccess.map(\.behavior), look: "what is true before the spy answers, and what after?")
    }

    @Test("03a.5 the tests notice what goes wrong when the store fails")
    func noticeWrongFailures() async {
        await tests.expectNoticing(
            Fault.ofFailure.map(\.behavior), look: "let the spy answer with a failure; what does the last promise say?")
    }

    @Test("03a.6 the spy is a spy")
    func theSpyIsASpy() throws {
        let spies = try SpySources(exercise.learnerTests)
        // A spy that all tests share remembers as well, and the third test of 03a.6 says what is wrong with it.
        if try spies.remember || spies.keep(anyOf: stateBetweenTests.kept) { return }
        Issue.record(
            .teaching(
                expected: "a type conforms to BooksStoring and keeps what it was asked in a property",
                happened: spies.place == nil ? "no type conforms to it" : "it has no stored property",
                why: "if a stand-in remembers nothing, a test sees only the screen, and not what would be stored",
                look: exercise.look(
                    at: [spies.place ?? exercise.path("Tests/BooksStoreSpy.swift")],
                    for: "what will a test want to know afterward?")))
    }

    @Test("03a.6 the tests use nothing but the code under test, and don't wait")
    func testsUseOnlyTheCode() throws {
        let sources = try exercise.learnerTests
        LearnerFile.report(sources)
        let uses = sources.files.flatMap(\.references).filter { $0.name == "BooksStore" || $0.name == "BookshelfApp" }
        guard let first = uses.first else { return }
        Issue.record(
            .teaching(
                expected: "the tests give the screen a stand-in for its store",
                happened: "they use \(Set(uses.map(\.name)).sorted().joined(separator: " and "))",
                why: "a real store needs a folder and patience, and doesn't fail when a test needs it to",
                look: exercise.look(at: [first.location.place], for: "give the spy to Lending")))
    }

    @Test("03a.6 the tests share nothing that one of them changes")
    func testsShareNothing() throws {
        try stateBetweenTests.report(lesson: "03")
    }

    private var stateBetweenTests: StateBetweenTests {
        get throws { StateBetweenTests(in: try exercise.learnerTests, of: try exercise.sources) }
    }
}
