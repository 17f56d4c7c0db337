import Foundation

/// An image that is known by its name only, since nothing here draws one.
///
/// Source: UIKit, UIImage. Every name but the empty one is taken to exist in the app's assets.
public nonisolated final class UIImage: NSObject, Sendable {
    let name: String

    /// The image of that name in the app's assets.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }
}
