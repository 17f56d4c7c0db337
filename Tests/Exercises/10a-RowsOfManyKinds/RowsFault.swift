@testable import Exercise10a

/// A mistake with the rows of groups that is made often: why it is one, and where to look.
enum RowsFault {
    case oldRows, noGroups, noGroupsAfterAChange, groupMissing, groupOrder, bookTwice, bookOrder

    /// Nil where the rows are right, or wrong in another way.
    init?(of rows: [[String]], expected: [[String]], afterAChange: Bool) {
        let (found, wanted) = (Self.headings(in: rows), Self.headings(in: expected))
        let books = rows.filter { Kind(of: $0) == .book }
        if Set(found).count < found.count || afterAChange && Self.hasLeftovers(rows, expected) {
            self = .oldRows
        } else if found.isEmpty {
            self = afterAChange ? .noGroupsAfterAChange : .noGroups
        } else if found.count < wanted.count {
            self = .groupMissing
        } else if found != wanted {
            self = .groupOrder
        } else if Set(books).count < books.count {
            self = .bookTwice
        } else if rows != expected, Self.groups(of: rows) == Self.groups(of: expected) {
            self = .bookOrder
        } else {
            return nil
        }
    }

    var why: String {
        switch self {
        case .oldRows: "what was true a moment ago is now out of date"
        case .noGroups: "people who open the list want to see what is overdue, without reading every row for it"
        case .noGroupsAfterAChange: "a list that was right when it was opened is wrong after the first loan"
        case .groupMissing: "if a group is missing, no one can tell whether it has no books or nothing was checked"
        case .groupOrder: "what is overdue is the most urgent, and what is at home the least"
        case .bookTwice: "a book in two groups is found in the wrong one"
        case .bookOrder: "people know their shelf; books that change places for no reason are hard to find"
        }
    }

    /// The files of the list in which to look, the likeliest first.
    var parts: [String] {
        switch self {
        case .oldRows: ["Presenter"]
        case .groupOrder: ["UseCase", "PresentationModel"]
        case .noGroups, .noGroupsAfterAChange, .groupMissing, .bookTwice, .bookOrder: ["UseCase"]
        }
    }

    var question: String {
        switch self {
        case .oldRows: "what happens to the earlier rows when new ones begin?"
        case .noGroups: "in which order does the presenter hear of books, and what comes between them?"
        case .noGroupsAfterAChange: "what does the presenter hear when books have changed, and is anything missing?"
        case .groupMissing: "what does the presenter hear about a group without books?"
        case .groupOrder: "in which order does the presenter hear of the groups, and what decides that?"
        case .bookTwice: "can a book be in two groups?"
        case .bookOrder: "what happens to the order of the books of one group?"
        }
    }

    private static func headings(in rows: [[String]]) -> [String] {
        rows.filter { Kind(of: $0) == .heading }.compactMap(\.first)
    }

    /// An error or the message of an empty shelf above groups.
    private static func hasLeftovers(_ rows: [[String]], _ expected: [[String]]) -> Bool {
        let alone = ["Your books could not be loaded.", "No books yet"]
        return rows.contains { alone.contains($0.first ?? "") && !expected.contains($0) }
    }

    /// The rows below each heading, in no order.
    private static func groups(of rows: [[String]]) -> [[String]: Set<[String]>] {
        var heading: [String] = []
        return rows.reduce(into: [:]) { groups, row in
            if Kind(of: row) == .heading { heading = row }
            groups[heading, default: []].insert(row)
        }
    }
}
