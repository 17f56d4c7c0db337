import Course
import Foundation

/// The build folder for a checkout that can't be written.
package enum ScratchFolder {
    /// Returns a temporary folder, the same for each check of one checkout, or nil if `.build` can be used.
    package static func path(for checkout: Checkout) -> String? {
        let files = FileManager.default
        let build = checkout.url(".build").path
        let place = files.fileExists(atPath: build) ? build : checkout.root.path
        if files.isWritableFile(atPath: place) { return nil }
        var fingerprint = Fingerprint()
        fingerprint.add(Data(checkout.root.path.utf8))
        return files.temporaryDirectory.appendingPathComponent("workbook-build-\(fingerprint.text)").path
    }
}
