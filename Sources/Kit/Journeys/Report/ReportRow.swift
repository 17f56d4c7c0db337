/// A row of the report, as its user sees it.
nonisolated enum ReportRow {
    case group(String)
    case day(String)
    case transaction(String, String)
    case total(String, String)
    case message(String)
    case error(String, String)

    /// How a picture lists it.
    var line: String {
        switch self {
        case .group(let title): #"text "\#(title)" in label, bold"#
        case .day(let day): #"text "\#(day)" in secondaryLabel"#
        case .transaction(let payee, let amount): #"text "\#(payee)" in label, text "\#(amount)" in label"#
        case .total(let title, let amount):
            #"text "\#(title)" in label, bold, text "\#(amount)" in label, bold"#
        case .message(let text): #"text "\#(text)" in secondaryLabel"#
        case .error(let title, let reason): #"text "\#(title)" in systemRed, text "\#(reason)" in label"#
        }
    }
}
