/// Builds the detail of an item. It leads nowhere, so there is never an instance of it.
enum ItemsDetailNavigator {
    /// The detail's screen with its Director, for `item`.
    static func makeModule(with item: Item) -> TerminalScreen {
        let director = ItemsDetailDirector(item: item)
        let scene = ItemsDetailScene(eventsHandler: director)
        director.ui = scene
        return scene
    }
}
