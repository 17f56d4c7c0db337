import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise03a

@Suite("The screen for lending, by what it says to its store")
struct LendTests {
    private let log = MessageLog()
    private let store: BooksStoreSpy
    private let lending: Lending
    private static let full = BooksStoreError.unwritable(file: URL(filePath: "/"), reason: "full")

    init() {
        store = BooksStoreSpy("store", log: log)
        lending = Lending(storingIn: store)
    }

    @Test func wholeConversation() throws {
        try lending.save(" Cleo", days: " 14 ")
        try? lending.screen.tap("Save")
        #expect(log.messages == [#"store.save("Cleo, 14 days", ofBook: 5)"#])
        #expect(lending.isOpen && lending.told.isEmpty)
        store.answers.first?(.success(()))
        #expect(!lending.isOpen)
        var lent = Lending.book
        lent.loan = Loan(borrower: "Cleo", due: Lending.due(in: 14))
        #expect(lending.told == [lent])
    }

    @Test(arguments: [1, 365])
    func borders(days: Int) throws {
        try lending.save("Cleo", days: "\(days)")
        #expect(log.messages == [Message(to: "store", "save(_:ofBook:)", ["Cleo, \(days) days", 5])])
    }

    @Test(arguments: [("", "14"), (" ", "14"), ("Cleo", "0"), ("Cleo", "366"), ("Cleo", "-1")])
    func silence(name: String, days: String) throws {
        try lending.save(name, days: days)
        #expect(log.messages.isEmpty)
        #expect(lending.screen.alert != nil)
    }

    @Test func failureThenSuccess() throws {
        try lending.save("Cleo", days: "14")
        store.answers.first?(.failure(Self.full))
        #expect(lending.told.isEmpty)
        try lending.screen.tap("OK")
        try lending.screen.tap("Save")
        let asked: Message = #"store.save("Cleo, 14 days", ofBook: 5)"#
        #expect(log.messages == [asked, asked])
        store.answers.last?(.success(()))
        #expect(!lending.isOpen)
    }
}
