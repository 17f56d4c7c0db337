import Foundation
import Spies
import Testing

@testable import Lesson04Presenter

@Suite("The form's presenter decides what may be saved and what follows, without a screen")
struct AddItemPresenterTests {
    private let log = MessageLog()
    private let store: StoreSpy
    private let view: AddItemViewSpy
    private let presenter: AddItemPresenter

    init() {
        let log = log
        store = StoreSpy("store", log: log)
        view = AddItemViewSpy("view", log: log)
        presenter = AddItemPresenter(store: store) { log.append("onSave()") }
        presenter.view = view
    }

    @Test("has the item stored as it was typed, and Save disabled meanwhile")
    func save() {
        presenter.userDidTapSave(name: "Milk", enabled: false)
        #expect(log.messages == ["view.show(canSave: false)", #"store.add("Milk", then:)"#])
    }

    @Test("refuses a name that is blank, and stores nothing", arguments: ["", "   ", " \t\n"])
    func blankName(name: String) {
        presenter.userDidTapSave(name: name, enabled: true)
        #expect(log.messages == [#"view.show(error: "Please enter a name.")"#])
    }

    @Test("tells the list before it goes back")
    func saved() {
        presenter.userDidTapSave(name: "Milk", enabled: true)
        log.forget()
        store.adds.first?(.success(()))
        #expect(log.messages == ["onSave()", "view.show(canSave: true)", "view.goBack()"])
    }

    @Test("stays, says so and lets the user try again when the item was not stored")
    func notSaved() {
        presenter.userDidTapSave(name: "Milk", enabled: true)
        log.forget()
        store.adds.first?(.failure(.broken))
        #expect(
            log.messages == [
                "view.show(canSave: true)", #"view.show(error: "The item could not be saved.")"#,
            ])
    }

    @Test("ignores a second tap while the item is being stored, and no tap once that has ended")
    func secondTap() {
        for _ in 1...2 {
            presenter.userDidTapSave(name: "Milk", enabled: true)
            presenter.userDidTapSave(name: "Milk", enabled: true)
            store.adds.last?(.failure(.broken))
        }
        #expect(store.adds.count == 2)
    }

    @Test("a save outlives its form: the list hears of it")
    func leftForm() {
        let log = log
        var presenter: AddItemPresenter? = AddItemPresenter(store: store) { log.append("onSave()") }
        let watched = { [weak presenter] in presenter }
        presenter?.userDidTapSave(name: "Milk", enabled: true)
        presenter = nil
        #expect(watched() == nil)
        log.forget()
        store.adds.first?(.success(()))
        #expect(log.messages == ["onSave()"])
    }
}
