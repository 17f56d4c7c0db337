/// A screen on the path, and what it shows. The path owns it, and through it the whole module.
final class Page {
    /// The screens of the app: SwiftUI has to know all of them to draw the one on top.
    enum Content {
        case welcome(GeneralWelcomeState)
        case list(ItemsListState)
        case add(ItemsAddState)
        case detail(ItemsDetailState)
    }

    let content: Content
    /// The stack that it is on.
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
