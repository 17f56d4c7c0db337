import Foundation

@testable import Exercise09a

/// The task's account of a form: the captured values, and the texts that may be below each field.
struct Paper {
    private(set) var name: String?
    private(set) var day: Date?
    /// The texts that may be below each field, with "" for none; two where the task leaves it open.
    private(set) var belowName = [""]
    private(set) var belowDay = [""]
    /// Which fields showed something that was captured, and was replaced by what was not.
    private(set) var hasLostName = false
    private(set) var hasLostDay = false
    /// Whether a day was refused at Save, and may or may not be captured until the user types the next one.
    private(set) var isDayOpen = false

    mutating func enter(name text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        hasLostName = trimmed.isEmpty && (hasLostName || name != nil)
        name = trimmed.isEmpty ? nil : trimmed
        belowName = trimmed.isEmpty ? belowName + [""] : [""]
    }

    mutating func enter(day text: String, now: Date) {
        let typed = DueDate.day(from: text.trimmingCharacters(in: .whitespaces))
        let captured = typed.flatMap { Loan.canEnd(at: $0, lentAt: now) ? $0 : nil }
        hasLostDay = captured == nil && (hasLostDay || day != nil)
        (day, isDayOpen) = (captured, false)
        if captured != nil {
            belowDay = [""]
        } else if typed != nil {
            belowDay = [ShelfLendText.dueRefused]
        } else if !text.isEmpty {
            belowDay = [ShelfLendText.dueFormat]
        } else {
            belowDay = belowDay == [ShelfLendText.dueFormat] ? [""] : belowDay + [""]
        }
    }

    /// Taps Save, and returns the expected loan, or nil where a field shows a reason against it.
    mutating func save(now: Date) -> Loan? {
        let isLate = day.map { !Loan.canEnd(at: $0, lentAt: now) } ?? false
        belowName = [name == nil ? ShelfLendText.borrowerMissing : ""]
        belowDay = [day == nil ? ShelfLendText.dueMissing : isLate ? ShelfLendText.dueRefused : ""]
        isDayOpen = isLate
        // Beside a name that is missing, a day may be refused at once, or by the next Save.
        if name == nil, isLate { belowDay.append("") }
        guard let name, let day, !isLate else { return nil }
        return Loan(borrower: name, due: day)
    }
}
