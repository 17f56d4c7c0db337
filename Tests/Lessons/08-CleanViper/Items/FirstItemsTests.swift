import Foundation
import Journeys
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The list's use case with its real managers: URLSession on one side, a file on the other")
struct FirstItemsTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let output: ItemsUseCaseOutputSpy
    private let milk = Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)
    private let start: Message = "output.presentItemsStart()"
    private let end: Message = "output.presentItemsEnd()"

    init() throws {
        folder = try ItemsFolder()
        output = ItemsUseCaseOutputSpy("output", log: log)
    }

    private func useCase(asking server: StubServer, keepingIn store: ItemsStore) -> ItemsUseCase {
        let useCase = ItemsUseCase(entityGateway: RealGateway(store, asking: server))
        useCase.output = output
        return useCase
    }

    @Test("what the server sends is in the file when it is presented")
    func success() async throws {
        let useCase = useCase(asking: StubServer(.body(milk)), keepingIn: folder.store)
        useCase.eventViewReady()
        let messages = await log.messages(atLeast: 3)
        #expect(messages == [start, #"output.present(item: "Milk")"#, end])
        let stored = try folder.stored()
        #expect(stored == [.milk])
    }

    @Test(
        "without items from the server there is no file, and the next time it is asked again",
        arguments: [StubServer.Answer.status(500), .failure(.timedOut), .body(Data("<html>".utf8))])
    func failure(answer: StubServer.Answer) async throws {
        let server = StubServer(answer)
        let useCase = useCase(asking: server, keepingIn: folder.store)
        useCase.eventViewReady()
        let messages = await log.messages(atLeast: 3)
        #expect(messages == [start, "output.presentItemsError()", end])
        #expect(folder.text == nil)

        server.answer(.body(milk))
        log.forget()
        useCase.eventViewReady()
        let later = await log.messages(atLeast: 3)
        #expect(later == [start, #"output.present(item: "Milk")"#, end])
        #expect(server.requests == 2)
    }

    @Test("the file is enough from then on")
    func fileIsEnough() async throws {
        try folder.store([.bread])
        let server = StubServer(.body(milk))
        let useCase = useCase(asking: server, keepingIn: folder.store)
        useCase.eventViewReady()
        let messages = await log.messages(atLeast: 3)
        #expect(messages == [start, #"output.present(item: "Bread")"#, end])
        #expect(server.requests == 0)
    }

    @Test("an older answer that comes last presents what was stored meanwhile, not what the server sent")
    func olderAnswerLast() async throws {
        let server = StubServer()
        let store = folder.store
        let useCase = useCase(asking: server, keepingIn: store)
        useCase.eventViewReady()
        await store.finish()

        store.add(.bread) { _ in }
        useCase.eventViewReady()
        _ = await log.messages(atLeast: 3)
        log.forget()

        server.answer(.body(milk))
        let messages = await log.messages(atLeast: 3)
        #expect(messages == [start, #"output.present(item: "Bread")"#, end])
        let stored = try folder.stored()
        #expect(stored == [.bread])
    }
}
