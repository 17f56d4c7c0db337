import HeadlessUIKit
import Spies
import Testing

@testable import Lesson12Actors

@Suite("One class can keep the list's whole contract")
struct OneForAllTests {
    private let log = MessageLog()

    @Test("and does what the list does")
    func works() {
        let list = OneForAll()
        list.onDeleteAll()
        #expect(list.shown == ["loading", "No items yet", "not loading", "All items were deleted."])
    }

    @Test("but says everything to itself, so that its conversations can't be heard")
    func unheard() {
        let list = OneForAll()
        let cast = ItemsListCast(
            ui: ItemsListSpies.UI("ui", log: log), eventsHandler: list,
            dataManager: ItemsListSpies.DataManager("dataManager", log: log), presenter: list,
            navigator: ItemsListSpies.Navigator("navigator", log: log), delegate: list)
        #expect(
            ItemsListConversations.deleteAll.difference(in: cast, log: log)
                == "expected ui.display(loading: true) as message 1, but nothing more was said")
    }
}
