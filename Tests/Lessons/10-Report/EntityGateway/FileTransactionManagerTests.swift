import Foundation
import Testing

@testable import Lesson10Report

@Suite("The transactions are read from a file, and the answer comes later, on the main queue")
struct FileTransactionManagerTests {
    private func fetchAll(in folder: TransactionsFolder) async throws -> [TransactionList] {
        let manager = FileEntityGateway(folder: folder.url).transactionManager
        return try await withCheckedThrowingContinuation { done in
            manager.fetchAll { done.resume(with: $0) }
        }
    }

    @Test("reads what is there")
    func reads() async throws {
        let folder = try TransactionsFolder("authorized;unavailable\nend;0\n")
        #expect(
            try await fetchAll(in: folder) == [
                TransactionList(group: .authorized, transactions: nil),
                TransactionList(group: .posted, transactions: []),
            ])
    }

    @Test("no file means no lists, which is not the same as empty ones")
    func noFile() async throws {
        #expect(try await fetchAll(in: try TransactionsFolder()) == [])
    }

    @Test("a folder in the place of the file is unreadable")
    func unreadable() async throws {
        let folder = try TransactionsFolder()
        try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
        let error = await #expect(throws: ErrorReason.self) { try await fetchAll(in: folder) }
        #expect(error == .unreadable)
    }

    @Test("never answers before the call that asked has returned")
    func answersLater() async throws {
        let folder = try TransactionsFolder("end;0\n")
        let manager = FileTransactionManager(folder: folder.url)
        var answers: [String] = []
        await withCheckedContinuation { done in
            manager.fetchAll { _ in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }
}
