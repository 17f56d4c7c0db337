/// The base of all Navigators in SwiftUI: the page they start from, and the ways to leave it.
class PagePath {
    /// The module's page, which owns this Navigator through its state and its Director.
    weak var page: Page?

    init() {}

    /// Moves on to `next`.
    func push(_ next: Page) {
        page?.pages?.push(next)
    }

    /// Leaves this module's page; if another one is on top of it, nothing happens.
    func pop() {
        guard let page else { return }
        page.pages?.pop(page)
    }
}
