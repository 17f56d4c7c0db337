import Foundation

/// The content of one line of the bank's text.
nonisolated enum TransactionLine: Equatable {
    /// `posted;2026-03-02;debit;3.40;Bakery`
    case transaction(TransactionGroup, Transaction)
    /// `posted;unavailable`
    case unavailable(TransactionGroup)
    /// `end;58`: the last line, with the number of transactions, since a file can also be cut off between two lines.
    case end(count: Int)

    init(_ text: String) throws(ErrorReason.Fault) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        if parts[0] == "end" {
            guard parts.count == 2, parts[1].isDigits, let count = Int(parts[1]) else { throw .end }
            self = .end(count: count)
            return
        }
        guard let group = Self.groups[parts[0]] else { throw .group }
        if parts.count == 2, parts[1] == "unavailable" {
            self = .unavailable(group)
            return
        }
        guard parts.count == 5 else { throw .parts }
        guard let day = DayText.day(in: parts[1]) else { throw .day }
        guard let sign = Self.signs[parts[2]] else { throw .side }
        guard let amount = Self.amount(in: parts[3]) else { throw .amount }
        guard parts[4].contains(where: { !$0.isWhitespace }) else { throw .payee }
        self = .transaction(group, Transaction(day: day, payee: String(parts[4]), amount: sign * amount))
    }

    private static let groups: [Substring: TransactionGroup] = ["authorized": .authorized, "posted": .posted]
    private static let signs: [Substring: Decimal] = ["debit": 1, "credit": -1]

    /// `Decimal(string:)` reads as far as it understands, so that "12,50" is 12: here all of the text has to be an amount.
    private static func amount(in text: Substring) -> Decimal? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isWhole = parts.count == 1 || parts.count == 2 && (1...2).contains(parts[1].count)
        guard isWhole, (1...12).contains(parts[0].count), parts.allSatisfy(\.isDigits) else { return nil }
        return Decimal(string: String(text), locale: Locale(identifier: "en_US_POSIX"))
    }
}

nonisolated extension Substring {
    /// Whether it consists of nothing but 0 to 9.
    var isDigits: Bool { utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}
