#if canImport(SwiftUI)
import SwiftUI

/// The Items app in VIPER-S in SwiftUI, to be put into a window: the contracts, Directors and Workers of rung 13, and
/// other Scenes.
public struct ItemsSwiftUIApp: View {
    @State private var pages: PageStack

    /// The app from its start; its items are kept in `items.json` in `folder`, and the first ones come from `feed`.
    public init(storingIn folder: URL, startingWith feed: URL? = nil) {
        // SwiftUI may call this again, and keeps the first stack; a module does nothing before its screen appears.
        let welcome = GeneralWelcomePath.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        _pages = State(initialValue: PageStack(root: welcome))
    }

    public var body: some View {
        NavigationStack(path: $pages.path) {
            PageView(page: pages.root)
                .navigationDestination(for: Page.self) { PageView(page: $0) }
        }
    }
}
#endif
