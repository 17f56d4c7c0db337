import Foundation
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The list's use case: start, items, end, whatever comes between; and what the server sends is stored")
struct ItemsUseCaseTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let output: ItemsUseCaseOutputSpy
    private let useCase: ItemsUseCase

    init() {
        gateway = EntityGatewayStub(log)
        output = ItemsUseCaseOutputSpy("output", log: log)
        useCase = ItemsUseCase(entityGateway: gateway)
        useCase.output = output
    }

    // MARK: View ready

    /// What the manager answers, and what is presented between start and end.
    nonisolated struct Ending: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: Result<[Item]?, any Error>
        let presented: [Message]
    }

    nonisolated static let endings = [
        Ending(
            testDescription: "two items", answer: .success([.milk, .bread]),
            presented: [#"output.present(item: "Milk")"#, #"output.present(item: "Bread")"#]),
        Ending(testDescription: "no item", answer: .success([]), presented: ["output.presentNoItemsFound()"]),
        Ending(
            testDescription: "an error", answer: .failure(URLError(.cannotOpenFile)),
            presented: ["output.presentItemsError()"]),
    ]

    @Test("brackets whatever it found by a start and an end, and asks no server", arguments: endings)
    func brackets(_ ending: Ending) {
        useCase.eventViewReady()
        #expect(log.messages == ["items.fetchAll(then:)"])
        log.forget()
        gateway.items.fetchAllCompletion.first?(ending.answer)
        #expect(log.messages == ["output.presentItemsStart()"] + ending.presented + ["output.presentItemsEnd()"])
    }

    @Test("asks the server when nothing was ever stored, and presents what was stored of its answer")
    func firstItems() {
        useCase.eventViewReady()
        gateway.items.fetchAllCompletion.first?(.success(nil))
        gateway.starters?.fetchAllCompletion.first?(.success([.milk, .bread]))
        #expect(
            log.messages == [
                "items.fetchAll(then:)", "starters.fetchAll(then:)", #"items.begin(with: ["Milk", "Bread"], then:)"#,
            ])
        log.forget()
        gateway.items.beginCompletion.first?(.success([.bread]))
        #expect(
            log.messages == [
                "output.presentItemsStart()", #"output.present(item: "Bread")"#, "output.presentItemsEnd()",
            ])
    }

    @Test("stores nothing when the server fails, and presents that")
    func serverFailure() {
        useCase.eventViewReady()
        gateway.items.fetchAllCompletion.first?(.success(nil))
        log.forget()
        gateway.starters?.fetchAllCompletion.first?(.failure(URLError(.notConnectedToInternet)))
        #expect(
            log.messages == ["output.presentItemsStart()", "output.presentItemsError()", "output.presentItemsEnd()"])
    }

    @Test("presents an error when what came can't be stored")
    func notStored() {
        useCase.eventViewReady()
        gateway.items.fetchAllCompletion.first?(.success(nil))
        gateway.starters?.fetchAllCompletion.first?(.success([.milk]))
        log.forget()
        gateway.items.beginCompletion.first?(.failure(ItemsStoreError.full))
        #expect(
            log.messages == ["output.presentItemsStart()", "output.presentItemsError()", "output.presentItemsEnd()"])
    }

    @Test("without a server nothing ever stored means no items")
    func noServer() {
        let gateway = EntityGatewayStub(log, offersStarters: false)
        let useCase = ItemsUseCase(entityGateway: gateway)
        useCase.output = output
        useCase.eventViewReady()
        log.forget()
        gateway.items.fetchAllCompletion.first?(.success(nil))
        #expect(
            log.messages == ["output.presentItemsStart()", "output.presentNoItemsFound()", "output.presentItemsEnd()"])
    }

    @Test("an answer after the screen is gone isn't presented, but what came is stored")
    func leftScreen() {
        var left: ItemsUseCase? = ItemsUseCase(entityGateway: gateway)
        let watched = Weak(left)
        left?.output = output
        left?.eventViewReady()
        gateway.items.fetchAllCompletion.first?(.success(nil))
        left = nil
        #expect(watched.object == nil)
        log.forget()
        gateway.starters?.fetchAllCompletion.first?(.success([.milk]))
        gateway.items.beginCompletion.first?(.success([.milk]))
        #expect(log.messages == [#"items.begin(with: ["Milk"], then:)"#])
    }

    // MARK: Delete all

    @Test("presents how deleting ended")
    func deleteAll() {
        useCase.eventDeleteAll()
        gateway.items.deleteAllCompletion.first?(.success(()))
        useCase.eventDeleteAll()
        gateway.items.deleteAllCompletion.last?(.failure(ItemsStoreError.full))
        #expect(
            log.messages == [
                "items.deleteAll(then:)", "output.presentDeleteAllSuccess()", "items.deleteAll(then:)",
                "output.presentDeleteAllError()",
            ])
    }
}
