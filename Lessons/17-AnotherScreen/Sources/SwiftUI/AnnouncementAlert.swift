#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Tells the announcement over this screen, with OK to close it.
    func alert(telling announcement: Binding<Announcement?>) -> some View {
        let isTold = Binding(
            get: { announcement.wrappedValue != nil }, set: { if !$0 { announcement.wrappedValue = nil } })
        return alert(
            announcement.wrappedValue?.title ?? "", isPresented: isTold, presenting: announcement.wrappedValue
        ) { _ in
            Button("OK") {}
        } message: { told in
            Text(told.text)
        }
    }
}
#endif
