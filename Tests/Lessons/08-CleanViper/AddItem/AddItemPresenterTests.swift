import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The form's presenter finds the words, and decides what is shown while an item is saved and what follows")
struct AddItemPresenterTests {
    private let log = MessageLog()
    private let output: AddItemPresenterOutputSpy
    private let router: AddItemRouterSpy
    private let delegate: AddItemDelegateSpy
    private let presenter: AddItemPresenter

    init() {
        output = AddItemPresenterOutputSpy("output", log: log)
        router = AddItemRouterSpy("router", log: log)
        delegate = AddItemDelegateSpy("delegate", log: log)
        presenter = AddItemPresenter(
            useCase: AddItemUseCase(entityGateway: EntityGatewayStub(log), now: { Item.milk.date }))
        presenter.output = output
        presenter.router = router
        presenter.delegate = delegate
    }

    @Test("has the words of the form")
    func viewReady() {
        presenter.eventViewReady()
        #expect(
            log.messages == [
                """
                output.show(form: AddItemViewModel(title: "Add item", name: "Name", enabled: "Enabled", \
                save: "Save"))
                """
            ])
    }

    @Test("shows that it saves, and passes on what was typed")
    func save() {
        presenter.eventSave(name: "Tea", enabled: false)
        #expect(
            log.messages == [
                "output.showSaveStart()",
                #"items.create(name: "Tea", enabled: false, date: 2024-05-03T10:00:00Z, then:)"#,
            ])
    }

    @Test("ignores a second tap while an item is being saved, and no tap once that has ended")
    func secondTap() {
        for end in [presenter.presentNameMissing, presenter.presentSaveError, presenter.presentSaveSuccess] {
            presenter.eventSave(name: "Milk", enabled: true)
            presenter.eventSave(name: "Milk", enabled: true)
            end()
        }
        #expect(log.messages.filter { $0.receiver == "items" }.count == 3)
    }

    @Test("puts a refusal into words")
    func nameMissing() {
        presenter.presentNameMissing()
        #expect(log.messages == [#"output.showSaveError(alert: "Please enter a name.")"#])
    }

    @Test("tells its delegate before it lets the router lead back from its own view")
    func saved() {
        presenter.presentSaveSuccess()
        #expect(
            log.messages == [
                "delegate.addItemDidSave()", "output.showSaveEnd()",
                "router.eventDone(on: output)",
            ])
    }

    @Test("stays and says so when the item was not stored")
    func notSaved() {
        presenter.presentSaveError()
        #expect(log.messages == [#"output.showSaveError(alert: "The item could not be saved.")"#])
    }
}
