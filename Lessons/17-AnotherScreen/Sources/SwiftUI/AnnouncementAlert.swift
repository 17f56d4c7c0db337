#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Shows the announcement over this screen, with OK to close it.
    func alert(telling announcement: Announcement?, isPresented: Binding<Bool>) -> some View {
        alert(announcement?.title ?? "", isPresented: isPresented, presenting: announcement) { _ in
            Button("OK") {}
        } message: { told in
            Text(told.text)
        }
    }
}
#endif
