import Foundation
import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The form's interactor refuses a blank name, and dates an item by the clock")
struct AddItemInteractorTests {
    private let log = MessageLog()
    private let local: AddItemLocalDataManagerInputSpy
    private let output: AddItemInteractorOutputSpy
    private let interactor: AddItemInteractor

    init() {
        local = AddItemLocalDataManagerInputSpy("local", log: log)
        output = AddItemInteractorOutputSpy("output", log: log)
        interactor = AddItemInteractor(localDataManager: local, now: { Item.milk.date })
        interactor.presenter = output
    }

    @Test("stores what was typed, dated by the clock")
    func save() {
        interactor.save(name: "Tea", enabled: false)
        #expect(
            log.messages == [
                #"local.persist(Item(name: "Tea", enabled: false, date: 2024-05-03T10:00:00Z), then:)"#
            ])
    }

    @Test("refuses a name that is blank, and stores nothing", arguments: ["", "   ", " \t\n"])
    func blankName(name: String) {
        interactor.save(name: name, enabled: true)
        #expect(log.messages == ["output.didRefuseName()"])
    }

    @Test("reports how saving ended")
    func outcome() {
        interactor.save(name: "Tea", enabled: true)
        interactor.save(name: "Tea", enabled: true)
        log.forget()
        local.persistCompletion.first?(.failure(ItemsStoreError.full))
        local.persistCompletion.last?(.success(()))
        #expect(log.messages == ["output.didFailToSave()", "output.didSave()"])
    }

    @Test("holds its presenter until the answer, so that a save outlives its form; then lets go")
    func leftForm() {
        let local = AddItemLocalDataManagerInputSpy("local", log: log)
        var output: AddItemInteractorOutputSpy? = AddItemInteractorOutputSpy("late", log: log)
        var left: AddItemInteractor? = AddItemInteractor(localDataManager: local)
        let watched = { [weak left] in left }
        left?.presenter = output
        left?.save(name: "Tea", enabled: true)
        output = nil
        left = nil
        #expect(watched() == nil)
        log.forget()
        local.persistCompletion.first?(.success(()))
        #expect(log.messages == ["late.didSave()"])
    }
}
