import HeadlessUIKit

/// Builds the detail of an item. It leads nowhere, so there is never an instance of it.
enum ItemDetailWireFrame {
    /// The detail's view with its presenter, for `item`.
    static func makeModule(item: Item) -> UIViewController {
        let presenter = ItemDetailPresenter(item: item)
        let view = ItemDetailViewController(presenter: presenter)

        presenter.view = view
        return view
    }
}
