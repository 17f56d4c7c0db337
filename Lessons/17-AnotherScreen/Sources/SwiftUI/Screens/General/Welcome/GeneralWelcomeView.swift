#if canImport(SwiftUI)
import SwiftUI

/// The first screen: a greeting and a button.
struct GeneralWelcomeView: View {
    let state: GeneralWelcomeState

    var body: some View {
        VStack(spacing: 16) {
            Text("Keep track of your items.")
            Button("Show items") { state.eventsHandler.onShowItems() }
        }
        .navigationTitle("Welcome")
    }
}
#endif
