import Foundation

/// A row of the report, ready to be shown, whatever kind it is.
enum ReportRowViewModel: Equatable {
    case groupHeader(title: String)
    case dayHeader(day: String)
    case transaction(payee: String, amount: String)
    case groupTotal(title: String, amount: String)
    case grandTotal(title: String, amount: String)
    case message(text: String)
    case error(title: String, text: String)
}

// MARK: - What the table has to know of a row

extension ReportRowViewModel {
    /// The kinds of cells, by the names under which a table reuses them.
    enum CellId: String, CaseIterable {
        case groupHeader, dayHeader, transaction, groupTotal, grandTotal, message, error
    }

    var cellId: CellId {
        switch self {
        case .groupHeader: .groupHeader
        case .dayHeader: .dayHeader
        case .transaction: .transaction
        case .groupTotal: .groupTotal
        case .grandTotal: .grandTotal
        case .message: .message
        case .error: .error
        }
    }

    /// In points.
    var height: CGFloat {
        switch self {
        case .groupHeader, .grandTotal: 60
        case .dayHeader: 40
        case .transaction, .groupTotal: 44
        case .message, .error: 100
        }
    }
}
