/// Shows the detail once its view is ready; nothing else ever happens there.
protocol ItemDetailPresenterOutput: AnyObject {
    /// Shows the screen's title.
    func show(title: String)

    /// Shows the item.
    func show(item: ItemDetailViewModel)

    /// Shows a message in place of an item.
    func show(message: String)
}
