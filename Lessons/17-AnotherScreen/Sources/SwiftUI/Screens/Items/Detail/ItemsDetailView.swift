#if canImport(SwiftUI)
import SwiftUI

/// The detail, drawn from its state: three texts.
struct ItemsDetailView: View {
    let state: ItemsDetailState

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(state.name)
            Text(state.state)
            Text(state.date)
        }
        .navigationTitle("Item")
        .onAppear { state.appear() }
    }
}
#endif
