/// A screen on the path: what it shows. The path owns it, and by it the whole module.
final class Page {
    /// What the screens of the app show: SwiftUI has to know all of them to draw the one on top.
    enum Content {
        case welcome(GeneralWelcomeState)
        case list(ItemsListState)
        case add(ItemsAddState)
        case detail(ItemsDetailState)
    }

    let content: Content
    /// Where it lies.
    weak var pages: PageStack?

    init(_ content: Content) {
        self.content = content
    }
}

// MARK: - Hashable, which an element of a path has to be

nonisolated extension Page: Hashable {
    static func == (one: Page, other: Page) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
