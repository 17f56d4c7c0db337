import Foundation

/// Reads the bank's text line by line, and stops at the first line with something wrong.
nonisolated struct TransactionReader {
    private var lists = TransactionGroup.allCases.map { TransactionList(group: $0, transactions: []) }
    private var count = 0
    private var isOver = false
    /// The last transaction or group that was read: the next one must not belong above it.
    private var group = TransactionGroup.authorized
    private var day = Date.distantPast

    /// The lists of both groups. Each is sorted, and nothing is missing from the file.
    static func lists(in bytes: Data) throws(ErrorReason) -> [TransactionList] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // Each line ends with a line feed. Nothing follows the last one.
        let isWhole = lines.last?.isEmpty == true && lines.count > 1
        if isWhole { lines.removeLast() }
        var reader = TransactionReader()
        for (index, line) in lines.enumerated() {
            do throws(ErrorReason.Fault) {
                try reader.read(line)
            } catch {
                let isCutOff = index == lines.count - 1 && !isWhole && !reader.isOver
                throw .line(index + 1, isCutOff ? .cutOff : error)
            }
        }
        guard reader.isOver else { throw .line(max(1, lines.count), .cutOff) }
        return reader.lists
    }

    private mutating func read(_ line: Data) throws(ErrorReason.Fault) {
        let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard let text = String(bytes: bytes, encoding: .utf8) else { throw .noText }
        guard !isOver else { throw .afterEnd }
        switch try TransactionLine(text) {
        case .transaction(let group, let transaction): try add(transaction, to: group)
        case .unavailable(let group): try close(group)
        case .end(let told):
            isOver = true
            guard told == count else { throw .count(told: told, found: count) }
        }
    }

    private mutating func add(_ transaction: Transaction, to group: TransactionGroup) throws(ErrorReason.Fault) {
        try go(to: group, transaction.day)
        guard lists[group.rawValue].transactions != nil else { throw .unavailable }
        lists[group.rawValue].transactions?.append(transaction)
        count += 1
    }

    private mutating func close(_ group: TransactionGroup) throws(ErrorReason.Fault) {
        guard lists[group.rawValue].transactions?.isEmpty == true else { throw .unavailable }
        try go(to: group, .distantPast)
        lists[group.rawValue].transactions = nil
    }

    private mutating func go(to group: TransactionGroup, _ day: Date) throws(ErrorReason.Fault) {
        guard (group.rawValue, day) >= (self.group.rawValue, self.day) else { throw .order }
        (self.group, self.day) = (group, day)
    }
}
