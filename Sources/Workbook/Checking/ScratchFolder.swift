import Course
import Foundation

/// Where a check builds when the checkout can't be written.
package enum ScratchFolder {
    /// A folder among the temporary ones, the same for each check of one checkout; nil where `.build` will do.
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
