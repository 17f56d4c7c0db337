#if canImport(SwiftUI)
import SwiftUI

/// The list, drawn from its state: rows, or words in place of rows.
struct ItemsListView: View {
    @Bindable var state: ItemsListState

    var body: some View {
        List(Array(state.items.enumerated()), id: \.offset) { index, item in
            Button {
                state.eventsHandler.onItemSelected(index: index)
            } label: {
                // The plain style would take taps on the text alone.
                ItemsListRow(item: item).frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect)
            }
            .buttonStyle(.plain)
        }
        .overlay {
            if let placeholder = state.placeholder { Text(placeholder).foregroundStyle(.secondary) }
            if state.isLoading { ProgressView() }
        }
        .navigationTitle("Items")
        .toolbar {
            Button("Add") { state.eventsHandler.onAddItem() }
            Button("Delete all") { state.eventsHandler.onDeleteAll() }.disabled(state.isLoading)
        }
        .alert(telling: state.announcement, isPresented: $state.isAnnouncing)
        .onAppear { state.appear() }
    }
}
#endif
