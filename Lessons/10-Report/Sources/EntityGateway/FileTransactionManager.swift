import Foundation

/// Reads the transactions from the text that the bank sends, and answers later.
///
/// The file is read away from the main queue, however long it is; the answer comes on the main queue.
final class FileTransactionManager: TransactionManager {
    private let file: URL
    private let queue = DispatchQueue(label: "transactions")

    /// Reads `transactions.csv` in `folder`.
    init(folder: URL) {
        file = folder.appending(path: "transactions.csv")
    }

    func fetchAll(then answer: @escaping Answer<[TransactionList]>) {
        queue.async { [file] in
            let result = Self.read(file)
            DispatchQueue.main.async { answer(result) }
        }
    }

    private nonisolated static func read(_ file: URL) -> Result<[TransactionList], ErrorReason> {
        do {
            return .success(try TransactionReader.lists(in: Data(contentsOf: file)))
        } catch CocoaError.fileReadNoSuchFile {
            return .success([])
        } catch let reason as ErrorReason {
            return .failure(reason)
        } catch {
            return .failure(.unreadable)
        }
    }
}
