import ExerciseSupport
import SourceModel
import Testing

@testable import Exercise03

@Suite("Exercise 03, the first spy", .exercise(3))
struct FirstSpyTests {
    private let tests = LearnerTests(of: Exercise(3), in: "Tests/LendTests.swift", lesson: 3)

    @Test("03.1 the tests pass on the app as it is")
    func passOnTheApp() async {
        await tests.expectPassing(
            on: [Behavior(words: "the app is as it is")],
            look: "what does the test expect that no promise says? Or what does the spy do that no store would?")
    }

    @Test("03.1 the tests pass on apps that keep the promises in another way")
    func passOnOtherApps() async {
        await tests.expectPassing(
            on: Fault.different.map(\.behavior), look: "test what was promised, and not how it is kept")
    }

    @Test("03.2 the tests notice what is wrong with a loan")
    func noticeAWrongLoan() async {
        await tests.expectNoticing(
            Fault.ofTheLoan.map(\.behavior), look: "what was the spy asked to store, and what was typed to come to it?")
    }

    @Test("03.3 the tests notice what should not have been stored")
    func noticeWhatWasNotToBeStored() async {
        await tests.expectNoticing(
            Fault.ofRefusing.map(\.behavior), look: "how often was the spy asked, where it should not have been?")
    }

    @Test("03.4 the tests notice what goes wrong when the store succeeds")
    func noticeWrongSuccesses() async {
        await tests.expectNoticing(
            Fault.ofSuccess.map(\.behavior), look: "what is true before the spy answers, and what after?")
    }

    @Test("03.5 the tests notice what goes wrong when the store fails")
    func noticeWrongFailures() async {
        await tests.expectNoticing(
            Fault.ofFailure.map(\.behavior), look: "let the spy answer with a failure, and look around")
    }

    @Test("03.6 the spy is a spy")
    func theSpyIsASpy() throws {
        let sources = try Exercise(3).learnerTests
        let remembers = sources.files.flatMap(\.declarations).flatMap(\.all).contains { type in
            let parents = type.inherited.map(\.text)
            let isSpy = type.isType && parents.contains { $0.contains("BooksStoring") }
            return isSpy && (parents.contains("Spy") || type.members.contains { $0.isStored && !$0.isStatic })
        }
        if remembers { return }
        Issue.record(
            .teaching(
                expected: "a type conforms to BooksStoring, and has a property in which it keeps what it was asked",
                happened: "there is none with a stored property",
                why: "a stand-in that remembers nothing lets a test see the screen only, and not what was to be stored",
                look: "\(Exercise(3).path("Tests/BooksStoreSpy.swift"))\n      "
                    + "what would a test like to know afterwards?   (lesson 03)"))
    }

    @Test("03.6 the tests use nothing but the code under test")
    func testsUseOnlyTheCode() throws {
        let sources = try Exercise(3).learnerTests
        LearnerFile.report(sources)
        let stores = sources.files.flatMap(\.references).filter { $0.name == "BooksStore" || $0.name == "BookshelfApp" }
        if stores.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "the screen is tried with a stand-in for its store",
                happened: "the tests use \(Set(stores.map(\.name)).sorted().joined(separator: " and "))",
                why: "a real store needs a folder and patience, and never fails when a test would like it to",
                look: "\(Exercise(3).path("Tests/LendTests.swift"))\n      hand the spy to Lending   (lesson 03)"))
    }
}
