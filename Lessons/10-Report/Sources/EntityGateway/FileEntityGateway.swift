import Foundation

/// Leads to managers that keep their entities in files.
final class FileEntityGateway: EntityGateway {
    let transactionManager: any TransactionManager

    init(folder: URL) {
        transactionManager = FileTransactionManager(folder: folder)
    }
}
