import Foundation
import Testing

@testable import Lesson10Report

@Suite("A line of the bank's text says one thing, or what is wrong with it")
struct TransactionLineTests {
    @Test("a debit counts up, and a credit down")
    func transaction() throws {
        #expect(
            try TransactionLine("authorized;2026-03-02;debit;3.40;Bakery") == .transaction(.authorized, .bakery))
        #expect(
            try TransactionLine("posted;2026-03-03;credit;18.9;Book shop, refund") == .transaction(.posted, .refund))
    }

    @Test("a group may be unavailable, and the last line tells how many there are")
    func others() throws {
        #expect(try TransactionLine("posted;unavailable") == .unavailable(.posted))
        #expect(try TransactionLine("end;58") == .end(count: 58))
    }

    /// `Decimal(string:)` takes each of these for an amount, up to the first character that it does not know.
    @Test(
        "an amount is digits, and at most two more behind a point",
        arguments: [
            "", ".", "3.", ".40", "3.405", "12,50", "3.4O", "+3.40", "-3.40", " 3.40", "3.40 ", "1e3", "0x10", "NaN",
            "1234567890123", "٣.٤٠", "1.2.3",
        ])
    func amount(text: String) {
        #expect(throws: ErrorReason.Fault.amount) { try TransactionLine("posted;2026-03-02;debit;\(text);Bakery") }
    }
}
