import Foundation
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The form's use case refuses a blank name, and dates an item by the clock")
struct AddItemUseCaseTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let output: AddItemUseCaseOutputSpy
    private let useCase: AddItemUseCase

    init() {
        gateway = EntityGatewayStub(log)
        output = AddItemUseCaseOutputSpy("output", log: log)
        useCase = AddItemUseCase(entityGateway: gateway, now: { Item.milk.date })
        useCase.output = output
    }

    @Test("has what was typed stored, dated by the clock")
    func save() {
        useCase.eventSave(name: "Tea", enabled: false)
        #expect(
            log.messages == [#"items.create(name: "Tea", enabled: false, date: 2024-05-03T10:00:00Z, then:)"#])
    }

    @Test("refuses a name that is blank, and stores nothing", arguments: ["", "   ", " \t\n"])
    func blankName(name: String) {
        useCase.eventSave(name: name, enabled: true)
        #expect(log.messages == ["output.presentNameMissing()"])
    }

    @Test("presents how saving ended")
    func outcome() {
        useCase.eventSave(name: "Tea", enabled: true)
        useCase.eventSave(name: "Tea", enabled: true)
        log.forget()
        gateway.items.createCompletion.first?(.failure(ItemsStoreError.full))
        gateway.items.createCompletion.last?(.success(()))
        #expect(log.messages == ["output.presentSaveError()", "output.presentSaveSuccess()"])
    }

    @Test("holds its output until the answer, so that a save outlives its form; then lets go")
    func leftForm() {
        var output: AddItemUseCaseOutputSpy? = AddItemUseCaseOutputSpy("late", log: log)
        let watched = Weak(output)
        useCase.output = output
        useCase.eventSave(name: "Tea", enabled: true)
        output = nil
        #expect(watched.object != nil)
        log.forget()
        gateway.items.createCompletion.first?(.success(()))
        #expect(log.messages == ["late.presentSaveSuccess()"])
    }
}
