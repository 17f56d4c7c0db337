import ExerciseSupport
import HeadlessUIKit

@testable import Exercise04a

// MARK: - What has to be seen after a step

extension Walk {
    /// Waits for the expected state, and returns what differs if it doesn't come.
    func surprise() async -> (part: Part, what: String)? {
        _ = await eventually(within: .seconds(1)) { mismatch == nil }
        return mismatch
    }

    private var mismatch: (part: Part, what: String)? {
        let (screen, store) = (harness.screen, harness.store)
        if store.asked != asked {
            let names = [asked, store.asked].map { $0.suffix(3).joined(separator: ", ") }
            return (.asked, "the store was last asked: \(names[1]); it should have been asked: \(names[0])")
        }
        if screen.alert?.message != message {
            return (.told, "the message is \(screen.alert?.message ?? "none") instead of \(message ?? "none")")
        }
        if (screen.title == "Book") != (opened != nil) || opened.map({ screen.shows($0) }) == false {
            return (.opened, "the open book should be \(opened.map { "by \($0)" } ?? "none"), and it isn't")
        }
        if opened != nil { return nil }
        if screen.rows.count != books.count {
            return (.told, "there are \(screen.rows.count) rows for \(books.count) books")
        }
        if harness.rows != rows { return (.rows, "the rows are \(harness.rows) instead of \(rows)") }
        if screen.shows("No books yet") != books.isEmpty {
            return (.told, "\"No books yet\" is \(books.isEmpty ? "not " : "")said over \(books.count) books")
        }
        let isAtWork = loads > 0 || isReturning
        // Work that began during other work may be reported as ended together with it.
        if screen.isLoading == isAtWork || isAtWork && !isPlainWork { return nil }
        return (.told, isAtWork ? "the screen doesn't show that work goes on" : "the screen shows work that has ended")
    }

    private var rows: [String] {
        books.map { book in
            let loan = book.loan.map { ", lent to \($0.borrower) until \(Self.day(of: $0))" } ?? ""
            let isOverdue = book.loan?.isOverdue(at: harness.clock.now) ?? false
            return "\(book.title) | \(book.author)\(loan) | \(isOverdue ? "red" : "dark gray")"
        }
    }

    /// Returns the day as the suite writes it, so that the walk doesn't report a wrong format.
    private static func day(of loan: Loan) -> String { loan.borrower == "Ada" ? "May 17, 2024" : "May 23, 2024" }
}
