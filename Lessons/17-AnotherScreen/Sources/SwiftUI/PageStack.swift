import Observation

/// The pages, each opened from the one before. SwiftUI draws the last one, and takes pages off on the way back.
@Observable
final class PageStack {
    /// The page below all others.
    let root: Page
    /// Those above it, in their order.
    var path: [Page] = []

    init(root: Page) {
        self.root = root
        root.pages = self
    }

    /// Puts a page on top.
    func push(_ page: Page) {
        page.pages = self
        path.append(page)
    }

    /// Leaves the page, if it is the one on top.
    func pop(_ page: Page) {
        if path.last === page { path.removeLast() }
    }
}
