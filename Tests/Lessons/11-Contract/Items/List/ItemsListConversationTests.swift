import Spies
import Testing

@testable import Lesson11Contract

@Suite("The list's conversations can be tried before there are actors to hold them")
struct ItemsListConversationTests {
    /// The messages that are said, with their receivers.
    private let log = MessageLog()
    /// The messages that are heard. The spies that hear them say nothing.
    private let heard = MessageLog()
    private let ui: ItemsListSpies.UI
    private let dataManager: ItemsListSpies.DataManager
    private let spies: ItemsListCast

    init() {
        ui = ItemsListSpies.UI("ui", log: log)
        dataManager = ItemsListSpies.DataManager("dataManager", log: log)
        spies = ItemsListCast(
            ui: ui, eventsHandler: ItemsListSpies.EventsHandler("eventsHandler", log: heard),
            dataManager: dataManager, presenter: ItemsListSpies.Presenter("presenter", log: heard),
            navigator: ItemsListSpies.Navigator("navigator", log: log),
            delegate: ItemsAddSpies.Delegate("delegate", log: heard))
    }

    // MARK: One of them

    @Test("it is broken by a report before anything was deleted")
    func broken() {
        let hasty = EventsStandIn { [ui] in
            ui.display(placeholder: "No items yet")
            ui.display(success: "All items were deleted.")
        }
        let difference = ItemsListConversations.deleteAll.difference(in: cast(hasty), log: log)
        #expect(
            difference
                == #"expected ui.display(loading: true) as message 1, got ui.display(placeholder: "No items yet")"#)
    }

    @Test("it is kept by asking for the job")
    func kept() {
        let patient = EventsStandIn { [ui, dataManager] in
            ui.display(loading: true)
            dataManager.deleteAllItems()
        }
        let difference = ItemsListConversations.deleteAll.difference(in: cast(patient), log: log)
        #expect(difference == nil)
    }

    @Test("the screen shows that work goes on before the job is asked for, in case it ends at once")
    func loadingFirst() {
        let late = EventsStandIn { [ui, dataManager] in
            dataManager.deleteAllItems()
            ui.display(loading: true)
        }
        let difference = ItemsListConversations.deleteAll.difference(in: cast(late), log: log)
        #expect(difference == "expected ui.display(loading: true) as message 1, got dataManager.deleteAllItems()")
    }

    @Test("what the screen is told without a pause may come in any order")
    func order() {
        let conversation = ItemsListConversation(
            title: "everything is deleted",
            hears: { $0.eventsHandler.onDeleteAll() },
            says: {
                $0.ui.display(placeholder: "No items yet")
                $0.ui.display(loading: false)
            })
        let other = EventsStandIn { [ui] in
            ui.display(loading: false)
            ui.display(placeholder: "No items yet")
        }
        #expect(conversation.difference(in: cast(other), log: log) == nil)
    }

    // MARK: All of them

    @Test("every message of the contract is heard or said in one of them")
    func everyMessage() throws {
        for conversation in ItemsListConversations.all {
            conversation.hears(spies)
            conversation.says(spies)
        }
        let spoken = Set((heard.messages + log.messages).map(Contract.name))
        let list = try Contract.messages(in: "Items/List/ItemsList")
        #expect(try spoken == list.union(Contract.messages(of: "Delegate", in: "Items/Add/ItemsAdd")))
    }

    @Test("silence breaks every one of them that asks for a word")
    func silence() {
        for conversation in ItemsListConversations.all {
            log.forget()
            conversation.says(spies)
            let asksForWords = !log.messages.isEmpty
            let difference = conversation.difference(in: spies, log: log)
            #expect((difference != nil) == asksForWords, "\(conversation.title)")
        }
    }

    // MARK: Cast

    private func cast(_ eventsHandler: EventsStandIn) -> ItemsListCast {
        ItemsListCast(
            ui: ui, eventsHandler: eventsHandler, dataManager: dataManager, presenter: spies.presenter,
            navigator: spies.navigator, delegate: spies.delegate)
    }
}
