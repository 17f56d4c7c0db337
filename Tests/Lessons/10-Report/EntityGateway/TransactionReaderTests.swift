import Foundation
import Testing

@testable import Lesson10Report

@Suite("The bank's text is read as a whole, or not at all")
struct TransactionReaderTests {
    private let text = """
        authorized;2026-03-02;debit;3.40;Bakery
        authorized;2026-03-02;debit;51.00;Train to Bern
        authorized;2026-03-03;credit;18.90;Book shop, refund
        end;3

        """

    private func lists(_ text: String) throws -> [TransactionList] {
        try TransactionReader.lists(in: Data(text.utf8))
    }

    @Test("there is a list for each group, in the order of the report")
    func whole() throws {
        #expect(try lists(text) == .example)
    }

    @Test("lines may end as Windows ends them, and the last one need not end")
    func endings() throws {
        #expect(try lists(text.replacing("\n", with: "\r\n")) == .example)
        #expect(try lists(String(text.dropLast())) == .example)
    }

    @Test("a group may be unavailable, which is not the same as none")
    func unavailable() throws {
        let lists = try lists("authorized;unavailable\nposted;2026-03-02;debit;3.40;Bakery\nend;1\n")
        #expect(
            lists == [
                TransactionList(group: .authorized, transactions: nil),
                TransactionList(group: .posted, transactions: [.bakery]),
            ])
    }

    @Test("two transactions of a day stay in the order of the text, and posted ones may be older")
    func order() throws {
        let lists = try lists(
            """
            authorized;2026-03-03;credit;18.90;Book shop, refund
            posted;2026-03-02;debit;51.00;Train to Bern
            posted;2026-03-02;debit;3.40;Bakery
            end;3
            """)
        #expect(lists.map(\.transactions) == [[.refund], [.train, .bakery]])
    }

    @Test("wherever the file is cut off, the error names the last line that is there")
    func cutOff() throws {
        let bytes = Data(text.utf8)
        // The last line need not end, so the file is whole one byte earlier.
        for length in 0..<bytes.count - 1 {
            let rest = bytes.prefix(length)
            let last = max(1, rest.split(separator: UInt8(ascii: "\n")).count)
            let error = #expect(throws: ErrorReason.self) { try TransactionReader.lists(in: rest) }
            #expect(error == .line(last, .cutOff), "after \(length) bytes")
        }
    }
}
