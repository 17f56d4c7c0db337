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
        interactor?.fetchBooks()
        await letPendingWorkRun()
        interactor = nil
        api.answerDownload(.success(Books.unlent))
        await letPendingWorkRun()
        let isStored = log.messages.contains { $0.name == "persist" }
        #expect(
            isStored,
            .teaching(
                expected: "the library's answer comes when the screen was left: the local data manager stores it",
                happened: "the local data manager was gone by then, and nobody stored it",
                why: """
                    only the interactor holds its data managers; once it is gone, the one who still has work to do is \
                    there only if the closure that waits for the answer holds it
                    """,
                look: exercise.look(
                    in: "ShelfInteractor", for: "fetchBooks(): whom does the closure hold, and how strongly?")))
    }

    /// Checks that the device's file has what the library sent after the user left the screen.
    static func expectWhatCameToBeInTheFile() async throws {
        let device = try Device([Books.lent])
        let library = LibraryStub(.body(Books.sent))
        let isStored = await storedAfterLeaving(device, library)
        // Whether the library was asked at all, and each of the three does its part, other requirements say.
        guard !library.requests.isEmpty, await Chain.works() else { return }
        #expect(
            isStored,
            .teaching(
                expected: "interactor and data managers are let go of before the library answers: its books are stored",
                happened: "in the device's file is still: \(device.stored)",
                why: "without the network the next start needs these books; nobody has to hold the three until then",
                look: exercise.look(
                    in: "ShelfAPIDataManager", for: "downloadBooks(then:): who answers when the data manager has gone?")
            ))
    }

    /// Fetches, lets go of all three while the library takes its time, and says whether its books are stored in the end.
    private static func storedAfterLeaving(_ device: Device, _ library: LibraryStub) async -> Bool {
        library.hesitate()
        let session = library.session
        var interactor: ShelfInteractor? = ShelfInteractor(
            apiDataManager: ShelfAPIDataManager(url: library.url, session: session),
            localDataManager: ShelfLocalDataManager(store: BooksStore(folder: device.folder.url)),
            now: { TestClock.noon })
        interactor?.fetchBooks()
        _ = await eventually { !library.requests.isEmpty }
        interactor = nil
        await letPendingWorkRun()
        library.goOn()
        let kept = Books.words([Books.unlent[0], Books.lent, Books.unlent[2]])
        let isStored = await eventually { device.stored == kept }
        return withExtendedLifetime(session) { isStored }
    }
}
