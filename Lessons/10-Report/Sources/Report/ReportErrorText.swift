import Foundation

/// The words for a missing report: which line is wrong, and what should be there.
enum ReportErrorText {
    static func title(of reason: ErrorReason) -> String {
        switch reason {
        case .unreadable: NSLocalizedString("The report can't be shown.", comment: "Title of an error")
        case .line(let number, _):
            String(format: NSLocalizedString("Line %ld of the report is wrong.", comment: "Title of an error"), number)
        }
    }

    static func text(of reason: ErrorReason) -> String {
        switch reason {
        case .unreadable: NSLocalizedString("Its file can't be opened.", comment: "An error")
        case .line(_, let fault): text(of: fault)
        }
    }

    private static func text(of fault: ErrorReason.Fault) -> String {
        switch fault {
        case .noText: NSLocalizedString("It can't be read as text.", comment: "Error in a line")
        case .parts:
            NSLocalizedString(
                "It should have five parts: group, day, debit or credit, amount, payee.", comment: "Error in a line")
        case .group: NSLocalizedString("It should begin with authorized, posted or end.", comment: "Error in a line")
        case .day: NSLocalizedString("Its second part should be a day, such as 2026-03-02.", comment: "Error in a line")
        case .side: NSLocalizedString("Its third part should be debit or credit.", comment: "Error in a line")
        case .amount:
            NSLocalizedString("Its fourth part should be an amount, such as 3.40.", comment: "Error in a line")
        case .payee: NSLocalizedString("Its last part should name a payee.", comment: "Error in a line")
        case .order:
            NSLocalizedString(
                "It belongs further up: authorized before posted, and each by day.", comment: "Error in a line")
        case .unavailable:
            NSLocalizedString("Its group is said to be unavailable, and has transactions.", comment: "Error in a line")
        case .end: NSLocalizedString("It should say how many transactions there are.", comment: "Error in a line")
        case .count(let told, let found):
            String(
                format: NSLocalizedString(
                    "It counts %ld transactions, where the report has %ld.", comment: "Error in a line"), told, found)
        case .afterEnd: NSLocalizedString("It comes after the end.", comment: "Error in a line")
        case .cutOff: NSLocalizedString("The file is cut off here: its end is missing.", comment: "Error in a line")
        }
    }
}
