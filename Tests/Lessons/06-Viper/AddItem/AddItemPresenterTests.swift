import Spies
import Testing

@testable import Lesson06Viper

@Suite("The form's presenter decides what is shown while an item is saved, and what follows")
struct AddItemPresenterTests {
    private let log = MessageLog()
    private let view: AddItemViewSpy
    private let delegate: AddItemModuleDelegateSpy
    private let presenter: AddItemPresenter

    init() {
        view = AddItemViewSpy("view", log: log)
        delegate = AddItemModuleDelegateSpy("delegate", log: log)
        presenter = AddItemPresenter(
            interactor: AddItemInteractorInputSpy("interactor", log: log),
            wireFrame: AddItemWireFrameSpy("wireFrame", log: log))
        presenter.view = view
        presenter.delegate = delegate
    }

    @Test("passes on what was typed, and has Save disabled meanwhile", arguments: ["Milk", "", "  "])
    func save(name: String) {
        presenter.userDidTapSave(name: name, enabled: false)
        #expect(
            log.messages == [
                "view.show(canSave: false)", "interactor.save(name: \"\(name)\", enabled: false)",
            ])
    }

    @Test("ignores a second tap while an item is being saved, and no tap once that has ended")
    func secondTap() {
        for end in [presenter.didRefuseName, presenter.didFailToSave, presenter.didSave] {
            presenter.userDidTapSave(name: "Milk", enabled: true)
            presenter.userDidTapSave(name: "Milk", enabled: true)
            end()
        }
        #expect(log.messages.filter { $0.receiver == "interactor" }.count == 3)
    }

    @Test("puts a refusal into words and lets the user try again")
    func refused() {
        presenter.didRefuseName()
        #expect(log.messages == ["view.show(canSave: true)", #"view.show(error: "Please enter a name.")"#])
    }

    @Test("tells its delegate before it goes back")
    func saved() {
        presenter.didSave()
        #expect(log.messages == ["delegate.didAddItem()", "view.show(canSave: true)", "wireFrame.goBack()"])
    }

    @Test("stays, says so and lets the user try again when the item was not stored")
    func notSaved() {
        presenter.didFailToSave()
        #expect(
            log.messages == [
                "view.show(canSave: true)", #"view.show(error: "The item could not be saved.")"#,
            ])
    }
}
