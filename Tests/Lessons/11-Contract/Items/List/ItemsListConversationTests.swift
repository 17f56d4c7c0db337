import Spies
import Testing

@testable import Lesson11Contract

@Suite("The list's conversations can be held in the words of its contract")
struct ItemsListConversationTests {
    private let log = MessageLog()
    private let cast: ItemsListCast

    init() {
        cast = ItemsListCast(
            director: SilentDirector(), ui: ItemsListSpies.UI("ui", log: log),
            dataManager: ItemsListSpies.DataManager("dataManager", log: log),
            navigator: ItemsListSpies.Navigator("navigator", log: log))
    }

    @Test("every message that the Director may send is sent in one of them")
    func messagesAreSaid() throws {
        for conversation in ItemsListConversations.all { conversation.says(cast) }
        let said = Set(log.messages.map(Contract.name))
        let expected = try Contract.messages(of: "DisplayUI", "ManageData", "Navigate", in: "Items/List/ItemsList")
        #expect(said == expected)
    }

    @Test("every message that the Director may hear is heard in one of them")
    func messagesAreHeard() throws {
        let director = DirectorSpy("director", log: log)
        let listening = ItemsListCast(
            director: director, ui: cast.ui, dataManager: cast.dataManager, navigator: cast.navigator)
        for conversation in ItemsListConversations.all { conversation.hears(listening) }
        let heard = Set(log.messages.map(Contract.name))
        var expected = try Contract.messages(of: "HandleUIEvents", "PresentData", in: "Items/List/ItemsList")
        expected.formUnion(try Contract.messages(of: "Delegate", in: "Items/Add/ItemsAdd"))
        #expect(heard == expected)
    }

    @Test("a Director that says nothing breaks every one of them that asks for a word")
    func silence() {
        for conversation in ItemsListConversations.all {
            log.forget()
            conversation.says(cast)
            let asksForWords = !log.messages.isEmpty
            let difference = conversation.difference(in: cast, log: log)
            #expect((difference != nil) == asksForWords, "\(conversation.title)")
        }
    }
}

/// Writes down what a Director is told.
private final class DirectorSpy: Spy, ItemsList_HandleUIEvents, ItemsList_PresentData, ItemsAdd_Delegate {
    func onUIReady() { record() }
    func onAddItem() { record() }
    func onDeleteAll() { record() }
    func onItemSelected(index: Int) { record(index) }
    func present(items: [Item]) { record(items.map(\.name)) }
    func presentFetchError() { record() }
    func presentDeleteSuccess() { record() }
    func presentDeleteError() { record() }
    func didAddItem() { record() }
}
