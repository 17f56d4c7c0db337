import Foundation
import Journeys
import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The use case with its real data managers: URLSession on one side, a file on the other")
struct FirstItemsTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let output: ItemsInteractorOutputSpy
    private let milk = Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)

    init() throws {
        folder = try ItemsFolder()
        output = ItemsInteractorOutputSpy("output", log: log)
    }

    private func interactor(asking server: StubServer, keepingIn store: ItemsStore) -> ItemsInteractor {
        let interactor = ItemsInteractor(
            apiDataManager: ItemsAPIDataManager(url: server.url, session: server.session),
            localDataManager: ItemsLocalDataManager(store: store))
        interactor.presenter = output
        return interactor
    }

    @Test("what the server sends is in the file when it is reported")
    func success() async throws {
        let interactor = interactor(asking: StubServer(.body(milk)), keepingIn: folder.store)
        interactor.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == [#"output.didFetch(["Milk"])"#])
        let stored = try folder.stored()
        #expect(stored == [.milk])
    }

    @Test(
        "without items from the server there is no file, and the next time it is asked again",
        arguments: [StubServer.Answer.status(500), .failure(.timedOut), .body(Data("<html>".utf8))])
    func failure(answer: StubServer.Answer) async throws {
        let server = StubServer(answer)
        let interactor = interactor(asking: server, keepingIn: folder.store)
        interactor.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["output.didFailToFetch()"])
        #expect(folder.text == nil)

        server.answer(.body(milk))
        interactor.fetchItems()
        let later = await log.messages(atLeast: 2)
        #expect(later.last == #"output.didFetch(["Milk"])"#)
        #expect(server.requests == 2)
    }

    @Test("the file is enough from then on")
    func fileIsEnough() async throws {
        try folder.store([.bread])
        let server = StubServer(.body(milk))
        let interactor = interactor(asking: server, keepingIn: folder.store)
        interactor.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == [#"output.didFetch(["Bread"])"#])
        #expect(server.requests == 0)
    }

    @Test("an older answer that comes last reports what was stored meanwhile, not what the server sent")
    func olderAnswerLast() async throws {
        let reports = try await reports(whenLast: .body(milk))
        #expect(reports == [#"output.didFetch(["Bread"])"#, #"output.didFetch(["Bread"])"#])
    }

    @Test("an older failure that comes last is reported, although the items that are shown are right")
    func olderFailureLast() async throws {
        let reports = try await reports(whenLast: .failure(.timedOut))
        #expect(reports == [#"output.didFetch(["Bread"])"#, "output.didFailToFetch()"])
    }

    /// The reports of two fetches if the server answers the first one after Bread was stored and fetched.
    private func reports(whenLast answer: StubServer.Answer) async throws -> [Message] {
        let server = StubServer()
        let store = folder.store
        let interactor = interactor(asking: server, keepingIn: store)
        interactor.fetchItems()
        await store.finish()

        store.add(.bread) { _ in }
        interactor.fetchItems()
        _ = await log.messages(atLeast: 1)

        server.answer(answer)
        let reports = await log.messages(atLeast: 2)
        let stored = try folder.stored()
        #expect(stored == [.bread])
        return reports
    }
}
