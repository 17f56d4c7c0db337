import Foundation

/// An image that has only a name, because nothing here draws one.
///
/// Source: UIKit, UIImage. Any name except an empty one counts as an image in the app's assets.
public nonisolated final class UIImage: NSObject, Sendable {
    let name: String

    /// Creates the image of that name in the app's assets.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }
}
