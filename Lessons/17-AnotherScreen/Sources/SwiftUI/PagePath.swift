/// What the Navigators of all modules share in SwiftUI: the page they start from, and the ways to leave it.
class PagePath {
    /// The module's page, which owns this Navigator by way of its state and its Director.
    weak var page: Page?

    init() {}

    /// Moves on to `next`.
    func push(_ next: Page) {
        page?.pages?.push(next)
    }

    /// Leaves this module's page; another one that came to lie on top stays.
    func pop() {
        guard let page else { return }
        page.pages?.pop(page)
    }
}
