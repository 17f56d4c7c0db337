import Foundation

@testable import Lesson09DataCapture

/// A temporary folder for the app's files, removed with its owner.
final class OrderFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "orders-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var products: RecordFile<ProductRecord> { RecordFile(url.appending(path: "products.json")) }
    var orders: RecordFile<OrderRecord> { RecordFile(url.appending(path: "orders.json")) }

    /// What a file holds, as text; nil without a file.
    func text(of file: String) -> String? { try? String(contentsOf: url.appending(path: file), encoding: .utf8) }

    /// Writes `text` as a file.
    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: url.appending(path: file))
    }

    /// Puts a file where the folder was, so that writing fails, whatever the permissions are.
    func block() throws {
        try FileManager.default.removeItem(at: url)
        try Data().write(to: url)
    }
}
