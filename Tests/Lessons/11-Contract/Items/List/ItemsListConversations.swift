import Spies

@testable import Lesson11Contract

/// Somebody for each role around the one who decides for the list.
struct ItemsListCast {
    /// Who decides plays three roles, one of them for the form.
    let director: any ItemsList_HandleUIEvents & ItemsList_PresentData & ItemsAdd_Delegate
    let ui: any ItemsList_DisplayUI
    let dataManager: any ItemsList_ManageData
    let navigator: any ItemsList_Navigate
}

/// What follows from what on the list, written before anybody is there to say it.
enum ItemsListConversations {
    static let all: [Conversation<ItemsListCast>] = events + results + news

    private static let events: [Conversation<ItemsListCast>] = [
        Conversation(
            title: "the screen is ready: it loads, and the items are fetched",
            hears: { $0.director.onUIReady() },
            says: {
                $0.ui.display(loading: true)
                $0.dataManager.fetchItems()
            }),
        Conversation(
            title: "everything is to be deleted: it works, and all items are deleted",
            hears: { $0.director.onDeleteAll() },
            says: {
                $0.ui.display(loading: true)
                $0.dataManager.deleteAllItems()
            }),
        Conversation(
            title: "an item is to be added: the form opens, and knows whom to tell",
            hears: { $0.director.onAddItem() },
            says: { $0.navigator.gotoAddItem(with: $0.director) }),
        Conversation(
            title: "a row is tapped: its item opens",
            after: { $0.director.present(items: [.milk, .bread]) },
            hears: { $0.director.onItemSelected(index: 1) },
            says: { $0.navigator.gotoDetail(for: .bread) }),
        Conversation(
            title: "a row is tapped that is gone: nothing happens",
            after: { $0.director.present(items: [.milk, .bread]) },
            hears: { $0.director.onItemSelected(index: 2) },
            says: { _ in }),
    ]

    private static let results: [Conversation<ItemsListCast>] = [
        Conversation(
            title: "there are items: they are shown in their order, then the loader hides",
            hears: { $0.director.present(items: [.milk, .bread]) },
            says: {
                $0.ui.display(items: [.milk, .bread])
                $0.ui.display(loading: false)
            }),
        Conversation(
            title: "there are no items: words stand in their place",
            hears: { $0.director.present(items: []) },
            says: {
                $0.ui.display(placeholder: "No items yet")
                $0.ui.display(loading: false)
            }),
        Conversation(
            title: "the items can't be had: the loader hides, and it is told",
            hears: { $0.director.presentFetchError() },
            says: {
                $0.ui.display(loading: false)
                $0.ui.display(error: "Your items could not be loaded.")
            }),
        Conversation(
            title: "everything is deleted: the rows go, and it is told",
            after: { $0.director.present(items: [.milk]) },
            hears: { $0.director.presentDeleteSuccess() },
            says: {
                $0.ui.display(placeholder: "No items yet")
                $0.ui.display(loading: false)
                $0.ui.display(success: "All items were deleted.")
            }),
        Conversation(
            title: "nothing could be deleted: the rows stay, and it is told",
            after: { $0.director.present(items: [.milk]) },
            hears: { $0.director.presentDeleteError() },
            says: {
                $0.ui.display(loading: false)
                $0.ui.display(error: "Your items could not be deleted.")
            }),
    ]

    private static let news: [Conversation<ItemsListCast>] = [
        Conversation(
            title: "the form added an item: the items are fetched again",
            hears: { $0.director.didAddItem() },
            says: {
                $0.ui.display(loading: true)
                $0.dataManager.fetchItems()
            })
    ]
}
