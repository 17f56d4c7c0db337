/// Builds the detail of an item for SwiftUI. It leads nowhere, so there is never an instance of it.
enum ItemsDetailPath {
    /// The detail's page with its Director, for `item`.
    static func makeModule(with item: Item) -> Page {
        let director = ItemsDetailDirector(item: item)
        let state = ItemsDetailState(eventsHandler: director)
        director.ui = state
        return Page(.detail(state))
    }
}
