#if canImport(SwiftUI)
import SwiftUI

/// The form for a new item, drawn from its state.
struct ItemsAddView: View {
    @Bindable var state: ItemsAddState

    var body: some View {
        Form {
            TextField("Name", text: $state.name)
            Toggle("Enabled", isOn: $state.isEnabled)
            Button("Save") { state.save() }.disabled(state.isSaving)
        }
        .navigationTitle("Add item")
        .alert(telling: state.announcement, isPresented: $state.isAnnouncing)
    }
}
#endif
