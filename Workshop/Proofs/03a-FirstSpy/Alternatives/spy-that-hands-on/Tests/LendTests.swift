import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise03a

@Suite("The screen for lending")
struct LendTests {
    private let store: BooksStoreSpy
    private let lending: Lending

    init() {
        store = BooksStoreSpy()
        lending = Lending(storingIn: store.standIn)
    }

    @Test("stores who has the book, and until when")
    func storesTheLoan() throws {
        try lending.save("  Cleo ", days: "14")
        let saving = try #require(store.savings.first)
        #expect(saving.loan == Loan(borrower: "Cleo", due: Lending.due(in: 14)))
        #expect(saving.id == Lending.book.id)
    }

    @Test("stores the shortest loan and the longest", arguments: ["1", "365"])
    func storesUpToTheBorders(days: String) throws {
        try lending.save("Cleo", days: days)
        #expect(store.savings.count == 1)
    }

    @Test("refuses a loan to nobody, and says so", arguments: ["", "   "])
    func refusesNobody(name: String) throws {
        try lending.save(name, days: "14")
        #expect(store.savings.isEmpty)
        #expect(lending.screen.alert != nil)
    }

    @Test("refuses days that are no loan, and says so", arguments: ["", "0", "366", "soon"])
    func refusesDays(days: String) throws {
        try lending.save("Cleo", days: days)
        #expect(store.savings.isEmpty)
        #expect(lending.screen.alert != nil)
    }

    @Test("stores once, however often Save is tapped")
    func storesOnce() throws {
        try lending.save("Cleo", days: "14")
        // The screen may refuse the tap or ignore it.
        try? lending.screen.tap("Save")
        #expect(store.savings.count == 1)
    }

    @Test("is left when the loan was stored, and not before")
    func leavesAfterStoring() throws {
        try lending.save("Cleo", days: "14")
        #expect(lending.isOpen)
        #expect(lending.told.isEmpty)
        store.succeed()
        #expect(!lending.isOpen)
        var lent = Lending.book
        lent.loan = Loan(borrower: "Cleo", due: Lending.due(in: 14))
        #expect(lending.told == [lent])
    }

    @Test("stays after a failure, says so, and keeps what was typed")
    func staysAfterAFailure() throws {
        try lending.save("Cleo", days: "14")
        store.fail()
        #expect(lending.told.isEmpty)
        #expect(lending.isOpen)
        #expect(lending.screen.alert != nil)
        try lending.screen.tap("OK")
        #expect(try lending.screen.value(of: "Borrower") == "Cleo")
        #expect(try lending.screen.value(of: "Days") == "14")
    }

    @Test("can be tried again after a failure")
    func triesAgain() throws {
        try lending.save("Cleo", days: "14")
        store.fail()
        try lending.screen.tap("OK")
        try lending.screen.tap("Save")
        #expect(store.savings.count == 2)
    }
}
