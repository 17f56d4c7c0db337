import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The router's presenter decides where each event of a scene leads")
struct AppRouterPresenterTests {
    private let log = MessageLog()
    private let output: AppRouterPresenterOutputSpy
    private let presenter = AppRouterPresenter()

    init() {
        output = AppRouterPresenterOutputSpy("output", log: log)
        presenter.output = output
    }

    @Test("begins with the greeting")
    func viewReady() {
        presenter.eventViewReady()
        #expect(log.messages == ["output.showWelcome()"])
    }

    @Test("leads from the greeting to the list")
    func showItems() {
        presenter.eventShowItems()
        #expect(log.messages == ["output.showItems()"])
    }

    @Test("leads from the list to the form, and passes on the delegate that wants to hear of it")
    func add() {
        presenter.eventAdd(delegate: AddItemDelegateSpy("delegate", log: log))
        #expect(log.messages == ["output.showAddItem(delegate: delegate)"])
    }

    @Test("leads from the list to the detail of the item of that id")
    func itemSelected() {
        presenter.eventItemSelected(id: Item.bread.id)
        #expect(log.messages == ["output.showItemDetail(id: 1)"])
    }

    @Test("leads back from the scene that is done, and says which that was")
    func done() {
        presenter.eventDone(on: output)
        presenter.eventDone(on: nil)
        #expect(
            log.messages == [
                "output.showPrevious(to: output)", "output.showPrevious(to: nil)",
            ])
    }
}
