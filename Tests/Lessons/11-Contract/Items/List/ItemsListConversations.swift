@testable import Lesson11Contract

/// The list's conversations, written before there are actors to hold them.
enum ItemsListConversations {
    static let all = events + results + news

    static let deleteAll = ItemsListConversation(
        title: "everything is to be deleted: the screen shows that work goes on, and all items are deleted",
        hears: { $0.eventsHandler.onDeleteAll() },
        says: {
            $0.ui.display(loading: true)
            $0.dataManager.deleteAllItems()
        })

    private static let events = [
        ItemsListConversation(
            title: "the screen is ready: it shows that work goes on, and the items are fetched",
            hears: { $0.eventsHandler.onUIReady() },
            says: {
                $0.ui.display(loading: true)
                $0.dataManager.fetchItems()
            }),
        deleteAll,
        ItemsListConversation(
            title: "an item is to be added: the form opens, and knows whom to tell",
            hears: { $0.eventsHandler.onAddItem() },
            says: { $0.navigator.gotoAddItem(with: $0.delegate) }),
        ItemsListConversation(
            title: "a row is tapped: its item opens",
            after: { $0.presenter.present(items: [.milk, .bread]) },
            hears: { $0.eventsHandler.onItemSelected(index: 1) },
            says: { $0.navigator.gotoDetail(for: .bread) }),
        ItemsListConversation(
            title: "a row is tapped that is gone: nothing happens",
            after: { $0.presenter.present(items: [.milk, .bread]) },
            hears: { $0.eventsHandler.onItemSelected(index: 2) },
            says: { _ in }),
    ]

    private static let results = [
        ItemsListConversation(
            title: "there are items: they are shown in their order",
            hears: { $0.presenter.present(items: [.milk, .bread]) },
            says: {
                $0.ui.display(items: [.milk, .bread])
                $0.ui.display(loading: false)
            }),
        ItemsListConversation(
            title: "there are no items: words stand in their place",
            hears: { $0.presenter.present(items: []) },
            says: {
                $0.ui.display(placeholder: "No items yet")
                $0.ui.display(loading: false)
            }),
        ItemsListConversation(
            title: "the items could not be loaded: the user is told",
            hears: { $0.presenter.presentFetchError() },
            says: {
                $0.ui.display(loading: false)
                $0.ui.display(error: "Your items could not be loaded.")
            }),
        ItemsListConversation(
            title: "everything is deleted: the rows go, and the user is told",
            after: { $0.presenter.present(items: [.milk]) },
            hears: { $0.presenter.presentDeleteSuccess() },
            says: {
                $0.ui.display(placeholder: "No items yet")
                $0.ui.display(loading: false)
                $0.ui.display(success: "All items were deleted.")
            }),
        ItemsListConversation(
            title: "nothing could be deleted: the rows stay, and the user is told",
            after: { $0.presenter.present(items: [.milk]) },
            hears: { $0.presenter.presentDeleteError() },
            says: {
                $0.ui.display(loading: false)
                $0.ui.display(error: "Your items could not be deleted.")
            }),
    ]

    private static let news = [
        ItemsListConversation(
            title: "the form added an item: the items are fetched again",
            hears: { $0.delegate.didAddItem() },
            says: {
                $0.ui.display(loading: true)
                $0.dataManager.fetchItems()
            })
    ]
}
