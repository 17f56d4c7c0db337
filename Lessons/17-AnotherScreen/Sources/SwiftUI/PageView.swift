#if canImport(SwiftUI)
import SwiftUI

/// Draws a page, whichever it is.
struct PageView: View {
    let page: Page

    var body: some View {
        switch page.content {
        case .welcome(let state): GeneralWelcomeView(state: state)
        case .list(let state): ItemsListView(state: state)
        case .add(let state): ItemsAddView(state: state)
        case .detail(let state): ItemsDetailView(state: state)
        }
    }
}
#endif
