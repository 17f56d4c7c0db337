import Foundation

extension Checkout {
    /// Everything below a folder of the checkout, by paths from that folder; nothing where there is no such folder.
    func files(below folder: String) -> [String] {
        FileManager.default.enumerator(atPath: url(folder).path)?.allObjects as? [String] ?? []
    }
}
