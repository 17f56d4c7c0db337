/// The contract that most of the rules' examples share.
enum Contracts {
    static let itemsList = """
        struct ItemUI { let name: String }
        protocol ItemsList_DisplayUI: AnyObject { func display(items: [ItemUI]) }
        protocol ItemsList_HandleUIEvents { func onUIReady() }
        protocol ItemsList_ManageData { func fetchItems() }
        protocol ItemsList_PresentData: AnyObject { func present(items: [Item]) }
        protocol ItemsList_Navigate { func gotoDetail(for item: Item) }
        """
    static let path = "Items/List/ItemsListContract.swift"
}
