import Course
import Foundation

/// The checkout whose suites are running.
package enum ThisCheckout {
    /// Its folder.
    package static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    /// Its lessons, by number.
    package static let lessons = Catalogue(of: Checkout(root: root)).lessons
}
