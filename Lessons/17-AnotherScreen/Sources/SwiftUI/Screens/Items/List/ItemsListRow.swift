#if canImport(SwiftUI)
import SwiftUI

/// A row of the list: the name, in red where it stands out, and the date below.
struct ItemsListRow: View {
    let item: ItemUI

    var body: some View {
        VStack(alignment: .leading) {
            // UIKit's colors aren't SwiftUI's, so the one that stands out has to be recognized here as well.
            Text(item.name).foregroundStyle(item.color == .systemRed ? Color.red : Color.primary)
            Text(item.date).font(.caption).foregroundStyle(.secondary)
        }
    }
}
#endif
