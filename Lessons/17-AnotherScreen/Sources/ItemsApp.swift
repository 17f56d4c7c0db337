import Foundation

/// The Items app in VIPER-S in a terminal: the contracts, Directors and Workers of rung 13, and other Scenes.
public enum ItemsApp {
    /// Runs the app until the user quits; its items are kept in `items.json` in `folder`, and the first ones come from
    /// `feed`. Returns whether every line that was typed could be done.
    public static func run(
        on terminal: Terminal, storingIn folder: URL, startingWith feed: URL? = nil
    ) async -> Bool {
        let welcome = GeneralWelcomeNavigator.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        return await TerminalStack(welcome, on: terminal).run()
    }
}
