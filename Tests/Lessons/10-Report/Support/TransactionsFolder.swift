import Foundation

@testable import Lesson10Report

/// A temporary folder with or without a file of transactions, removed with its owner.
final class TransactionsFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "transactions-\(UUID().uuidString)")

    init(_ text: String? = nil) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        if let text { try write(Data(text.utf8)) }
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Replaces the file.
    func write(_ bytes: Data) throws {
        try bytes.write(to: file)
    }

    var file: URL { url.appending(path: "transactions.csv") }
}
