import ExerciseSupport
import Foundation
import Spies
import Testing

@testable import Exercise05a

extension InteractorTests {
    @Test("05a.6 what the library sent is stored, although the screen was left meanwhile")
    func whatCameIsStored() async throws {
        guard await Self.surviveLateAnswers() else { return }
        let harness = Harness()
        await harness.then { $0.interactor?.fetchBooks() }
        harness.leaveTheScreen()
        await harness.then { $0.api.answerDownload(.success(Books.unlent)) }
        await harness.lastly { $0.local.answerPersist(.success(Books.all)) }
        let said = harness.log.messages
        #expect(
            said == ["api.downloadBooks(then:)", #"local.persist(["Orlando", "Emma", "Kindred"], then:)"#],
            .teaching(
                expected: "the library's answer comes after the user left the screen: it is stored, and nobody is told",
                why: "without the network the next start needs these books; only the screen is gone",
                look: exercise.look(
                    in: "ShelfInteractor",
                    for:
                        "fetchBooks(): who still has something to do when the answer comes, and who holds whom until then?"
                )
            ))
        guard said.last?.name == "persist" else { return }
        await Self.expectTheOneWhoStoresToBeHeld()
        try await Self.expectWhatCameToBeInTheFile()
    }

    @Test("05a.6 a presenter that was left is freed, even while an answer is due, and the interactor after it")
    func nobodyIsHeld() async throws {
        guard await Self.surviveLateAnswers() else { return }
        for (name, ask, answers) in Self.requests {
            let harness = Harness()
            var (presenters, interactors) = (Released(), Released())
            presenters.watch(try #require(harness.output, "the harness has a presenter"), as: "the presenter")
            interactors.watch(try #require(harness.interactor, "the harness has an interactor"), as: "the interactor")
            await harness.then { if let interactor = $0.interactor { ask(interactor) } }
            harness.letThePresenterGo()
            _ = await eventually(within: patience) { presenters.stillAlive.isEmpty }
            #expect(
                presenters.stillAlive == [],
                .teaching(
                    expected: "while an answer to \(name) is due, nothing holds a presenter whose screen is gone",
                    happened: presenters.remainder,
                    why:
                        "the presenter owns its interactor, so the way back must own nothing: no property and no closure",
                    look: exercise.look(in: "ShelfInteractor", for: "the property presenter, and what \(name) captures")
                ))
            harness.leaveTheScreen()
            for answer in answers.dropLast() { await harness.then(answer) }
            await harness.lastly(answers[answers.count - 1])
            _ = await eventually(within: patience) { interactors.stillAlive.isEmpty }
            #expect(
                interactors.stillAlive == [],
                .teaching(
                    expected: "when \(name) has been answered, nothing holds an interactor whose screen is gone",
                    happened: interactors.remainder,
                    why: "an interactor that is never freed answers for a screen that nobody sees",
                    look: exercise.look(in: "ShelfInteractor", for: "what does it keep that holds it in return?")))
        }
    }

    /// Each request, and the answers that come after the user left the screen.
    private static let requests: [(String, (ShelfInteractor) -> Void, [(Harness) -> Void])] = [
        (
            "fetchBooks()", { $0.fetchBooks() },
            [{ $0.api.answerDownload(.success(Books.unlent)) }, { $0.local.answerPersist(.success(Books.all)) }]
        ),
        (
            "fetchBooks(), with a library that fails", { $0.fetchBooks() },
            [{ $0.api.answerDownload(.failure(Refused())) }, { $0.local.answerLoad(.success(Books.all)) }]
        ),
        ("returnAllBooks()", { $0.returnAllBooks() }, [{ $0.local.answerReturn(.success(Books.unlent)) }]),
    ]

    @Test("05a.6 the interactor keeps its data managers")
    func dataManagersAreOwned() {
        let log = MessageLog()
        var managers = Released()
        let interactor: ShelfInteractor
        do {
            let (api, local) = (APIDataManagerSpy("api", log: log), LocalDataManagerSpy("local", log: log))
            managers.watch(api, as: "apiDataManager")
            managers.watch(local, as: "localDataManager")
            interactor = ShelfInteractor(apiDataManager: api, localDataManager: local, now: { TestClock.noon })
        }
        withExtendedLifetime(interactor) {
            #expect(
                managers.stillAlive == ["apiDataManager", "localDataManager"],
                .teaching(
                    expected: "the interactor keeps both data managers that it was given",
                    why: "nothing else does: they would be freed as soon as the list is built, and no books would come",
                    look: exercise.look(
                        in: "ShelfInteractor", for: "what becomes of the two that its initializer gets?")))
        }
    }

    @Test("05a.6 answers that come when the screen was left crash nothing")
    func lateAnswersCrashNothing() async {
        _ = await Self.surviveLateAnswers()
    }

    /// Returns whether nothing crashes when answers come late; each is tried in a process of its own, since a crash would
    /// end the suite.
    private static func surviveLateAnswers() async -> Bool {
        let exits = [
            await #expect(processExitsWith: .success, trap("the library's answer")) { @MainActor in
                await LateAnswers.toAFetch { $0.api.answerDownload(.success(Books.unlent)) }
            },
            await #expect(processExitsWith: .success, trap("the news that the library failed")) { @MainActor in
                await LateAnswers.toAFetch { $0.api.answerDownload(.failure(Refused())) }
            },
            await #expect(processExitsWith: .success, trap("the device's answer to persist(_:then:)")) { @MainActor in
                await LateAnswers.toAFetch(after: .success(Books.unlent)) {
                    $0.local.answerPersist(.success(Books.all))
                }
            },
            await #expect(processExitsWith: .success, trap("the device's failure to store")) { @MainActor in
                await LateAnswers.toAFetch(after: .success(Books.unlent)) {
                    $0.local.answerPersist(.failure(Refused()))
                }
            },
            await #expect(processExitsWith: .success, trap("the device's answer to loadBooks(then:)")) { @MainActor in
                await LateAnswers.toAFetch(after: .failure(Refused())) { $0.local.answerLoad(.success(Books.all)) }
            },
            await #expect(processExitsWith: .success, trap("the device's failure to load")) { @MainActor in
                await LateAnswers.toAFetch(after: .failure(Refused())) { $0.local.answerLoad(.failure(Refused())) }
            },
            await #expect(processExitsWith: .success, trap("the device's answer to a return")) { @MainActor in
                await LateAnswers.toAReturn { $0.local.answerReturn(.success([])) }
            },
            await #expect(processExitsWith: .success, trap("the device's failure to return")) { @MainActor in
                await LateAnswers.toAReturn { $0.local.answerReturn(.failure(Refused())) }
            },
        ]
        return exits.allSatisfy { $0 != nil }
    }

    private static func trap(_ answer: String) -> Comment {
        .teaching(
            expected: "\(answer) comes after the user left the screen, and nothing crashes",
            happened: "it crashed",
            why: """
                data managers answer when they are done, not when it suits the screen; an unowned or force-unwrapped \
                reference to something that is gone crashes the app
                """,
            look: exercise.look(in: "ShelfInteractor", for: "who may be gone when this answer comes?"))
    }
}
