import Foundation
import Typesetting

extension Checkout {
    /// Returns the bytes of a file by its path from the root.
    package func data(_ file: String) throws(CatalogueError) -> Data {
        do {
            return try Data(contentsOf: url(file))
        } catch {
            throw .unreadable(file: file, reason: FileReason.text(error))
        }
    }

    /// Returns all files below a folder of the checkout, by paths from that folder; empty if there is no such folder.
    package func files(below folder: String) -> [String] {
        FileManager.default.enumerator(atPath: url(folder).path)?.allObjects as? [String] ?? []
    }
}
