import ExerciseSupport
import Foundation
import Spies
import Testing

@testable import Exercise05a

/// A screen that the user leaves takes along what only it holds, which in the app includes both data managers.
extension InteractorTests {
    /// Checks that the answer is stored although only the interactor held the local data manager.
    static func expectTheOneWhoStoresToBeHeld() async {
        let log = MessageLog()
        let api = APIDataManagerSpy("api", log: log)
        var interactor: ShelfInteractor? = ShelfInteractor(
            apiDataManager: api, localDataManager: LocalDataManagerSpy("local", log: log), now: { TestClock.noon })
        let events = Events()
        interactor?.fetchBooks()
        await events.settle { !log.messages.isEmpty }
        interactor = nil
        api.answerDownload(.success(Books.unlent))
        let isStored = { log.messages.contains { $0.name == "persist" } }
        await events.settle(until: isStored)
        #expect(
            isStored(),
            .teaching(
                expected: "the library's answer comes after the user left the screen: the local data manager stores it",
                happened: "the local data manager was gone by then, and nothing was stored",
                why: """
                    only the interactor holds its data managers; once it is gone, the one that still has work to do is \
                    there only if the closure that waits for the answer holds it
                    """,
                look: exercise.look(
                    in: "ShelfInteractor", for: "fetchBooks(): whom does the closure hold, and how strongly?")))
    }

    /// Checks that the device's file has what the library sent after the user left the screen.
    static func expectWhatCameToBeInTheFile() async throws {
        let device = try Device([Books.lent])
        let library = LibraryStub(.body(Books.sent))
        if await storedAfterLeaving(device, library) { return }
        guard try await dataManagersWork() else { return }
        Issue.record(
            .teaching(
                expected:
                    "interactor and data managers are released before the library answers: its books are stored even so",
                happened: "the device's file still has: \(device.stored)",
                why: "without the network the next start needs these books; nobody has to hold the three until then",
                look: exercise.look(
                    in: "ShelfAPIDataManager", for: "downloadBooks(then:): who answers when the data manager is gone?")
            ))
    }

    /// Returns whether each data manager does its part of a fetch by itself, and records what comes first where one doesn't.
    private static func dataManagersWork() async throws -> Bool {
        let library = LibraryStub(.body(Books.sent))
        let manager = ShelfAPIDataManager(url: library.url, session: library.session)
        let sent = await Answers.said(Books.words) { manager.downloadBooks(then: $0) }
        let isSent = sent == Books.words(Books.unlent)
        guard isJudged(isSent, after: "05a.4", because: "downloadBooks(then:) doesn't answer with the library's books")
        else { return false }
        let device = try Device([Books.lent])
        _ = await device.persist(Books.unlent)
        return isJudged(device.stored == kept, after: "05a.5", because: "persist(_:then:) doesn't store the books")
    }

    /// The library's books in the device's file, which had the loan of one of them.
    private static let kept = Books.words([Books.unlent[0], Books.lent, Books.unlent[2]])

    /// Fetches, releases all three while the library takes its time, and returns whether its books are stored in the end.
    private static func storedAfterLeaving(_ device: Device, _ library: LibraryStub) async -> Bool {
        library.hesitate()
        let session = library.session
        var interactor: ShelfInteractor? = ShelfInteractor(
            apiDataManager: ShelfAPIDataManager(url: library.url, session: session),
            localDataManager: ShelfLocalDataManager(store: BooksStore(folder: device.folder.url)),
            now: { TestClock.noon })
        interactor?.fetchBooks()
        _ = await eventually(within: patience) { !library.requests.isEmpty }
        interactor = nil
        await letPendingWorkRun()
        library.goOn()
        let isStored = await eventually(within: patience) { device.stored == kept }
        return withExtendedLifetime(session) { isStored }
    }
}
